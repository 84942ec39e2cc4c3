import type { Fault } from './form.ts';
import type { Component } from './world.ts';

/** Rules of components that schemas cannot express: sums, uniqueness, allowed combinations. */

/** Types that exist only under the flag of Components V2. */
const V2_TYPES = new Set([9, 10, 11, 12, 13, 14, 17]);

interface Located {
  component: Component;
  path: PropertyKey[];
}

/** All components with their paths, containers and accessories included. */
export function walk(components: readonly Component[], at: readonly PropertyKey[] = ['components']): Located[] {
  return components.flatMap((component, index) => {
    const path = [...at, index];
    return [
      { component, path },
      ...walk(component.components ?? [], [...path, 'components']),
      ...(component.accessory ? [{ component: component.accessory, path: [...path, 'accessory'] }] : []),
      ...(component.component ? [{ component: component.component, path: [...path, 'component'] }] : []),
    ];
  });
}

export function componentFaults(components: readonly Component[], v2: boolean): Fault[] {
  const faults: Fault[] = [];
  const all = walk(components);
  const complain = (path: PropertyKey[], code: string, message: string) => faults.push({ path, code, message });

  if (v2 && all.length > 40)
    complain(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `Total number of components (${all.length}) exceeds 40`,
    );
  if (v2 && textOf(components).length > 4000)
    complain(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', 'Total text of all components exceeds 4000');
  if (!v2 && components.length > 5) complain(['components'], 'BASE_TYPE_MAX_LENGTH', 'Must be 5 or fewer in length.');

  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of all) {
    if (!v2 && V2_TYPES.has(component.type))
      complain(
        path,
        'UNION_TYPE_CHOICES',
        'Value of field "type" must be one of (1,): this needs the flag IS_COMPONENTS_V2.',
      );
    if (component.custom_id) {
      if (customIds.has(component.custom_id))
        complain([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
      customIds.add(component.custom_id);
    }
    if (component.id) {
      if (ids.has(component.id))
        complain([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
      ids.add(component.id);
    }
    if (component.type === 1) rowFaults(component, path, complain);
    if (component.type === 2) buttonFaults(component, path, complain);
    if (component.options) optionFaults(component, path, complain);
  }
  return faults;
}

type Complain = (path: PropertyKey[], code: string, message: string) => void;

function rowFaults(row: Component, path: PropertyKey[], complain: Complain): void {
  const kinds = row.components ?? [];
  if (kinds.length > 1 && kinds.some(({ type }) => type !== 2))
    complain(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
}

function buttonFaults(button: Component, path: PropertyKey[], complain: Complain): void {
  const { style, url, sku_id: sku, label, emoji } = button;
  if (style === 5 ? !url : style === 6 ? !sku : !button.custom_id)
    complain(path, 'BASE_TYPE_REQUIRED', 'A button needs a custom_id, a link button a url, a premium button a sku_id');
  if ((style === 5 || style === 6) && button.custom_id)
    complain(
      [...path, 'custom_id'],
      'BUTTON_COMPONENT_CUSTOM_ID_UNEXPECTED',
      'A custom id and url cannot both be specified',
    );
  if (style !== 5 && url) complain([...path, 'url'], 'BUTTON_COMPONENT_URL_UNEXPECTED', 'Only link buttons have a url');
  if (style !== 6 && !label && !emoji)
    complain(path, 'BUTTON_COMPONENT_INVALID_LABEL', 'A button needs a label or an emoji');
}

function optionFaults(select: Component, path: PropertyKey[], complain: Complain): void {
  const values = new Set<string>();
  select.options?.forEach(({ value }, index) => {
    if (values.has(value))
      complain(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(value);
  });
  const [low, high, many] = [
    Number(select.min_values ?? 1),
    Number(select.max_values ?? 1),
    select.options?.length ?? 0,
  ];
  if (low > Math.max(high, 1) || low > many)
    complain(
      [...path, 'min_values'],
      'SELECT_COMPONENT_MIN_VALUES_INVALID',
      'min_values is above max_values or the number of options',
    );
  if (select.max_values != null && high > many)
    complain(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_INVALID',
      'max_values is above the number of options',
    );
}

/** All text shown by Components V2, in order. */
export const textOf = (components: readonly Component[]): string =>
  walk(components)
    .filter(({ component }) => component.type === 10)
    .map(({ component }) => String(component.content))
    .join('\n');

/** The urls of all media, as sent. */
export const mediaOf = (components: readonly Component[]): { url: string; path: PropertyKey[] }[] =>
  walk(components).flatMap(({ component, path }) => {
    const at = (holder: unknown, ...more: PropertyKey[]) => {
      const url = (holder as { url?: string } | undefined)?.url;
      return url === undefined ? [] : [{ url, path: [...path, ...more, 'url'] }];
    };
    if (component.type === 11) return at(component.media, 'media');
    if (component.type === 13) return at(component.file, 'file');
    if (component.type !== 12) return [];
    return (component.items as { media: unknown }[]).flatMap((item, index) => at(item.media, 'items', index, 'media'));
  });

/** Fills in missing ids, in reading order, around the given ones. */
export function withIds(components: readonly Component[]): Component[] {
  const taken = new Set(walk(components).map(({ component }) => component.id));
  let next = 1;
  const fill = (component: Component): Component => {
    let id = component.id;
    if (!id) {
      while (taken.has(next)) next++;
      id = next++;
    }
    return {
      ...component,
      id,
      ...(component.components && { components: component.components.map(fill) }),
      ...(component.accessory && { accessory: fill(component.accessory) }),
      ...(component.component && { component: fill(component.component) }),
    };
  };
  return components.map(fill);
}
