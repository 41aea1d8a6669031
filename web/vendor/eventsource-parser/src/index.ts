export {type ErrorType, ParseError} from './errors.ts'
export {createParser} from './parse.ts'
export type {
  EventSourceMessage,
  EventSourceParser,
  ParserCallbacks,
  ParserConfig,
} from './types.ts'
