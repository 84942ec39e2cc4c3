import { z } from 'zod';
import { ApiError, type FormErrors } from './api-error.ts';

/** A fault in a body: its path, and Discord's words for it. */
export interface Fault {
  path: readonly PropertyKey[];
  code: string;
  message: string;
}

export function invalidForm(faults: readonly Fault[]): ApiError {
  const errors: FormErrors = {};
  for (const { path, code, message } of faults) {
    let spot = errors;
    for (const step of path) {
      spot[String(step)] ??= {};
      spot = spot[String(step)] as FormErrors;
    }
    spot._errors = [...(spot._errors ?? []), { code, message }];
  }
  return new ApiError(50035, { errors });
}

/** Checks bytes from outside against a schema; throws 50035 with the nested errors of Discord. */
export function parseForm<T extends z.ZodType>(schema: T, body: unknown, at: readonly PropertyKey[] = []): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidForm(parsed.error.issues.flatMap((issue) => faultsOf(issue, body, at)));
}

/** Text of `min` to `max` characters; Discord counts code points, as Python does. */
export const text = (min: number, max: number) =>
  z.string().superRefine((value, context) => {
    const length = [...value].length;
    if (length >= min && length <= max) return;
    context.addIssue({
      code: 'custom',
      params: min > 0 ? { code: 'BASE_TYPE_BAD_LENGTH' } : { code: 'BASE_TYPE_MAX_LENGTH' },
      message: min > 0 ? `Must be between ${min} and ${max} in length.` : `Must be ${max} or fewer in length.`,
    });
  });

export const snowflake = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/));

/** The file types that may be uploaded. Source: Discord's documentation, Reference, File Type Filtering. */
export const fileTypes = z
  .array(z.string().regex(/^(image|video|audio|\..+)$/))
  .max(10)
  .nullish();

function faultsOf(issue: z.core.$ZodIssue, body: unknown, at: readonly PropertyKey[]): Fault[] {
  const path = [...at, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        code: 'UNKNOWN_FIELD',
        message: 'Discord has no such field here and would ignore it: a typing error?',
      }));
    case 'too_big':
    case 'too_small': {
      const more = issue.code === 'too_big';
      const limit = String(more ? issue.maximum : issue.minimum);
      if (issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set')
        return [
          more
            ? { path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${limit} or fewer in length.` }
            : { path, code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${limit} or more in length.` },
        ];
      return [
        more
          ? { path, code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${limit}.` }
          : { path, code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${limit}.` },
      ];
    }
    case 'custom':
      return [{ path, code: String(issue.params?.code ?? 'BASE_TYPE_INVALID'), message: issue.message }];
    case 'invalid_union':
      // A union without a discriminator: the branch with the fewest complaints was probably meant.
      if (issue.errors.length > 0) {
        const meant = [...issue.errors].sort((a, b) => a.length - b.length)[0]!;
        return meant.flatMap((inner) => faultsOf(inner, valueAt(body, issue.path), path));
      }
      return [{ path, code: 'UNION_TYPE_CHOICES', message: issue.message }];
    default:
      if (valueAt(body, issue.path) === undefined)
        return [{ path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }];
      return [{ path, code: 'BASE_TYPE_CHOICES', message: issue.message }];
  }
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], body);
}
