'use strict';

//# sourceMappingURL=index.cjs.map
