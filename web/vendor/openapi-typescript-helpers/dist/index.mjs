
//# sourceMappingURL=index.mjs.map
