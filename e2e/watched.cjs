/**
 * Loaded before the built server: tells of every connection that leaves this machine, which nothing of a flow has asked
 * for.
 */
const net = require('node:net');
const { connect } = net.Socket.prototype;
const here = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0']);
net.Socket.prototype.connect = function watched(...given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const target =
    typeof first === 'object' ? first : { port: first, host: typeof second === 'string' ? second : undefined };
  if (target.path === undefined && Number.isNaN(Number(target.port)) === false && !here.has(target.host ?? 'localhost'))
    process.stderr.write(`LEFT THE MACHINE: ${target.host}:${target.port}\n`);
  return connect.apply(this, given);
};
