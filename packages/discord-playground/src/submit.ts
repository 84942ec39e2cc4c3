import type { Modal } from './interactions.ts';
import type { ModalSubmitBody } from './page-api.ts';
import { Refusal } from './refusal.ts';
import { type Giving, resolve } from './slash.ts';
import type { Wire } from './wire.ts';
import type { Component } from './world.ts';

/** The `data` of a modal's submit: typed and chosen values, checked as a client checks them. */
export function submitData(by: Omit<Giving, 'resolved'>, modal: Modal, values: ModalSubmitBody['values']): Wire {
  const inputs = modal.components.flatMap((row) => [
    ...(row.components ?? []),
    ...(row.component ? [row.component] : []),
  ]);
  for (const name of Object.keys(values))
    if (!inputs.some((input) => input.custom_id === name))
      throw new Refusal('no-such-component', `The form has no field ${name}`);

  const resolved: Record<string, Wire> = {};
  const filled = (input: Component): Wire => ({
    type: input.type,
    id: input.id,
    custom_id: input.custom_id,
    ...filledWith({ ...by, resolved }, input, values[input.custom_id ?? ''] ?? null),
  });
  const components = modal.components.map((row): Wire => {
    if (row.component) return { type: row.type, id: row.id, component: filled(row.component) };
    if (row.components) return { type: row.type, id: row.id, components: row.components.map(filled) };
    return { type: row.type, id: row.id };
  });
  return { custom_id: modal.custom_id, components, ...(Object.keys(resolved).length > 0 && { resolved }) };
}

type Given = ModalSubmitBody['values'][string];

function filledWith(giving: Giving, input: Component, given: Given): Wire {
  const refuse = (why: string): never => {
    throw new Refusal('bad-value', `${input.custom_id}: ${why}`);
  };
  const required = input.required ?? true;

  if (input.type === 23) return { value: given === null ? input.default === true : given === true };
  if (input.type === 4) {
    const value = given === null ? String(input.value ?? '') : String(given);
    const length = [...value].length;
    if (length === 0 && !required) return { value };
    const [low, high] = [Math.max(Number(input.min_length ?? 0), required ? 1 : 0), Number(input.max_length ?? 4000)];
    if (length < low || length > high) refuse(`${low} to ${high} characters`);
    return { value };
  }

  const chosen = given === null ? defaultsOf(input) : Array.isArray(given) ? given : [String(given)];
  if (input.options) {
    for (const value of chosen)
      if (!input.options.some((option) => option.value === value)) refuse(`${value} is not offered`);
  } else for (const id of chosen) resolve(giving, input.type, id);
  const low = Number(input.min_values ?? (input.type === 22 && !required ? 0 : 1));
  const high = Number(input.max_values ?? (input.type === 22 ? (input.options?.length ?? 10) : 1));
  if (new Set(chosen).size !== chosen.length) refuse('chosen twice');
  if (chosen.length > high || (chosen.length < low && (required || chosen.length > 0)))
    refuse(`choose ${low} to ${high}`);
  return input.type === 21 ? { value: chosen[0] ?? null } : { values: chosen };
}

const defaultsOf = (input: Component): string[] =>
  (input.options ?? []).filter((option) => option.default === true).map(({ value }) => value);
