// Anywhere but in production graphql-js looks at every value for one of another copy of itself: half the time a schema
// takes to be built.
const { NODE_ENV } = process.env;
Object.assign(process.env, { NODE_ENV: 'production' });
require('graphql/jsutils/instanceOf');
Object.assign(process.env, { NODE_ENV });

export {};
