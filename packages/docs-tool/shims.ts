// In the place of `@modelcontextprotocol/server/_shims`: without Ajv, a sixth of the program, which would check answers
// of clients that this server never asks.
export {default as process} from 'node:process';

export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This program validates no schema.');
  }
}
