import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Express } from 'express';
import { clientAddress, type Trusts } from './client-address';

/**
 * How long a connection nobody uses stays open: longer than a proxy keeps its own (60 seconds as nginx and load
 * balancers come), which otherwise sends a request into a connection that is just being closed.
 */
const keepAliveTimeout = 65_000;

/**
 * A server whose requests and responses are made as Express wants them. Express otherwise gives each another prototype,
 * after which V8 knows the shape of neither: every property of theirs is looked up anew (decision 0162). `request.ip`
 * is where the request comes from, by the one rule, for whatever asks it.
 */
export function expressServer(app: Express, trusts: Trusts): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    get(this: IncomingMessage) {
      return clientAddress(this, trusts);
    },
  });
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return createServer({ IncomingMessage: Request, ServerResponse: Response, keepAliveTimeout }, app);
}
