import {fromJsonSchema, type jsonSchemaValidator, McpServer} from '@modelcontextprotocol/server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {callTool, InputError, type Program, type Tool} from './tool';

/** `callTool` checks the input, as on the command line. */
const unchecked: jsonSchemaValidator = {
  getValidator: () => (input) => ({valid: true, data: input as never, errorMessage: undefined}),
};

const schemaOf = ({arguments: all}: Tool) =>
  fromJsonSchema<Record<string, string>>(
    {
      type: 'object',
      properties: Object.fromEntries(all.map(({name, description}) => [name, {type: 'string', description}])),
      required: all.filter(({isOptional}) => !isOptional).map(({name}) => name),
      additionalProperties: false,
    },
    unchecked,
  );

/** Answers a call. A wrong input is an answer, too, so that the assistant can correct it. */
async function respondToCall(tool: Tool, input: unknown) {
  try {
    const {text, data} = await callTool(tool, input);
    return {content: [{type: 'text' as const, text}], ...(data && {structuredContent: data})};
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {content: [{type: 'text' as const, text: error.message}], isError: true};
  }
}

/** In milliseconds: after the first answer. */
const PREPARE_AFTER = 50;

const annotations = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

/** Serves the tools over standard input and output until the input ends. */
export function serve({name, title, version, instructions, tools, prepare}: Program): void {
  serveStdio(() => {
    const server = new McpServer({name, title, version}, {instructions});
    for (const tool of tools) {
      const {title: heading, description} = tool;
      const config = {title: heading, description, inputSchema: schemaOf(tool), annotations};
      server.registerTool(tool.name, config, (input) => respondToCall(tool, input));
    }
    // What fails here fails again in a call, which says so.
    setTimeout(() => void prepare?.().catch(() => undefined), PREPARE_AFTER);
    return server;
  });
}
