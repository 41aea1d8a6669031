import{options as n,Component as o,Fragment as e}from"preact";var i;function t(o,e){return n.__a&&n.__a(e),o}null!=(i="undefined"!=typeof globalThis?globalThis:"undefined"!=typeof window?window:void 0)&&i.__PREACT_DEVTOOLS__&&i.__PREACT_DEVTOOLS__.attachPreact("11.2.0",n,{Fragment:e,Component:o});export{t as addHookName};
//# sourceMappingURL=devtools.mjs.map
