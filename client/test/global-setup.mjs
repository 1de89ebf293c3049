import { buildHooks } from '../../scripts/build.mjs';

export default buildHooks;
