import { ApiError } from './api-error.ts';
import { invalidForm } from './form.ts';

/** Bytes of a file, bytes of a request, and the files of a message. */
export const LIMITS = { file: 10 * 1024 * 1024, request: 25 * 1024 * 1024, files: 10 } as const;

/** A file of a multipart body: `files[3]` has index 3. */
export interface UploadedFile {
  index: number;
  name: string;
  type: string | null;
  bytes: Uint8Array;
}

export interface Body {
  /** The JSON body, or `payload_json`. `undefined` for an empty body. */
  json: unknown;
  files: UploadedFile[];
}

/** Parses a request's body. Throws 40005 if it is too big, 50109 if it is not JSON. */
export async function readBody(
  request: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  contentType: string,
): Promise<Body> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    // Reads on without keeping the data: a peer that is cut off during its request hears no answer.
    if (size <= LIMITS.request) parts.push(part);
  }
  if (size > LIMITS.request) throw new ApiError(40005);
  if (size === 0) return { json: undefined, files: [] };

  const bytes = Buffer.concat(parts);
  if (!contentType.startsWith('multipart/form-data')) return { json: parseJson(bytes.toString('utf8')), files: [] };

  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new ApiError(50035, { message: 'Malformed multipart body' });
  });
  const files: UploadedFile[] = [];
  let json: unknown;
  for (const [field, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (field === 'payload_json' && typeof value === 'string') json = parseJson(value);
    else if (index !== undefined && typeof value !== 'string')
      files.push({
        index: Number(index),
        name: value.name,
        type: value.type && value.type !== 'application/octet-stream' ? value.type : null,
        bytes: new Uint8Array(await value.arrayBuffer()),
      });
    else
      throw invalidForm([
        { path: [field], code: 'UNKNOWN_FIELD', message: 'Only payload_json and files[n] belong here' },
      ]);
  }
  return { json, files };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(50109);
  }
}
