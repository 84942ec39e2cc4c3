import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { LoggedRequest } from '../src/http.ts';

/**
 * Layer 1: bodies against Discord's published description of its API. The project does not contain the document; it is read from
 * `DISCORD_OPENAPI`, or from beside the project.
 */
const PLACES = [
  process.env.DISCORD_OPENAPI,
  fileURLToPath(new URL('../../../../shared/discord/openapi.json', import.meta.url)),
];

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** `null` if there is no document. */
export const documentPath: string | null = PLACES.find((path) => path !== undefined && existsSync(path)) ?? null;

if (documentPath === null)
  console.log("Bodies are not checked against Discord's published schema: set DISCORD_OPENAPI to its openapi.json.");

export interface SchemaFault {
  method: string;
  route: string;
  /** `request`, or the status of the answer. */
  part: string;
  /** `/components/0/…: must NOT have more than 5 items` */
  faults: string[];
}

let loaded: { document: Document; ajv: Ajv2020 } | undefined;
const compiled = new Map<string, ValidateFunction | null>();

function load(path: string) {
  if (loaded) return loaded;
  const document = JSON.parse(readFileSync(path, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  formats.default(ajv);
  ajv.addFormat('snowflake', /^\d{1,20}$/);
  ajv.addFormat('nonce', true);
  ajv.addSchema(document, 'discord');
  loaded = { document, ajv };
  return loaded;
}

const pointer = (...steps: string[]): string =>
  `discord#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** The document writes parameters as `{channel_id}`, the playground as `:channel`; literal steps are equal. */
function pathOf(document: Document, route: string): string | undefined {
  const shape = (path: string) => path.replaceAll(/\{[^}]+\}|:[^/]+/g, '*');
  return Object.keys(document.paths).find((path) => shape(path) === shape(route));
}

function validator(path: string, method: string, part: string): ValidateFunction | null {
  const { document, ajv } = load(documentPath!);
  const key = `${method} ${path} ${part}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const operation = document.paths[path]?.[method];
  const [holder, steps] =
    part === 'request' ? [operation?.requestBody, ['requestBody']] : [operation?.responses[part], ['responses', part]];
  const made = holder?.content?.['application/json']
    ? (ajv.getSchema(pointer('paths', path, method, ...steps, 'content', 'application/json', 'schema')) ??
      ajv.compile({ $ref: pointer('paths', path, method, ...steps, 'content', 'application/json', 'schema') }))
    : null;
  compiled.set(key, made);
  return made;
}

/** A failed union has many errors; errors other than of types and choices come from the intended branch. */
function faultsOf(errors: ErrorObject[] | null | undefined): string[] {
  const all = (errors ?? []).filter(({ keyword }) => !['oneOf', 'anyOf', 'allOf', 'enum', 'type'].includes(keyword));
  const told = all.length > 0 ? all : (errors ?? []);
  return [
    ...new Set(
      told.map(({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`),
    ),
  ];
}

/** Checks the bodies of all accepted requests, and with `answers` also the playground's answers. */
export function validateRequests(requests: readonly LoggedRequest[], { answers = false } = {}): SchemaFault[] {
  if (documentPath === null) return [];
  const { document } = load(documentPath);
  return requests.flatMap((request): SchemaFault[] => {
    const path = pathOf(document, request.route);
    if (!path || request.status >= 400) return [];
    const method = request.method.toLowerCase();
    const parts: [part: string, body: unknown][] = [];
    if (request.json !== undefined) parts.push(['request', request.json]);
    if (answers && request.response !== undefined) parts.push([String(request.status), request.response]);
    return parts.flatMap(([part, body]) => {
      const validate = validator(path, method, part);
      // The server's objects may contain `undefined`, but the wire does not.
      if (!validate || validate(JSON.parse(JSON.stringify(body)))) return [];
      return [{ method: request.method, route: request.route, part, faults: faultsOf(validate.errors) }];
    });
  });
}
