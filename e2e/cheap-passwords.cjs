/**
 * Loaded before the built server: its passwords are worth nothing, and signing in takes 0.35 s of processor time in
 * use.
 */
const config = require('../server/dist/config.js');
const { readConfig } = config;
config.readConfig = (environment) => ({ ...readConfig(environment), bcryptCost: 4 });
