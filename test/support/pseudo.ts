import * as syntax from '@fluent/syntax';
import type { WordsFile } from '../../src/discord/words/sources.ts';
import { isOfNumbers, limitIn } from '../../tools/words/parse.ts';
import { referencesIn } from '../../tools/words/references.ts';

/** Polish is Discord's word for it: Polish has four plural forms, and the project has no Polish texts. */
export const PSEUDO = 'pl';

const FORMS = ['one', 'few', 'many'];

/**
 * A language made from the English files: words with longer, accented vowels, and the plural forms of Polish. It shows texts that leave no
 * room for a longer language, or that are in no message file.
 */
export const pseudoFiles = (files: readonly WordsFile[]): WordsFile[] =>
  files
    .filter(({ language }) => language === 'en')
    .map((file) => ({
      ...file,
      language: PSEUDO,
      path: file.path.replace('/en/', `/${PSEUDO}/`).replace('/en.ftl', `/${PSEUDO}.ftl`),
      text: pseudo(file.text),
    }));

function pseudo(text: string): string {
  const resource = new syntax.FluentParser().parse(text);
  let group: string[] = [];
  for (const entry of resource.body) {
    if (entry instanceof syntax.GroupComment) group = entry.content.split('\n');
    if (!(entry instanceof syntax.Message)) continue;
    const { name } = entry.id;
    const notes = [...(entry.comment?.content.split('\n') ?? []), ...group];
    if (entry.value && name !== 'language-tag') lengthen(entry.value, limitIn(notes, name));
    for (const { id, value } of entry.attributes) lengthen(value, limitIn(notes, `${name}.${id.name}`));
  }
  return syntax.serialize(resource, {}).replace(/^language-tag = .*$/m, `language-tag = ${PSEUDO}`);
}

/** `most`: the greatest number of characters. If longer words exceed it, vowels only get accents. */
function lengthen(pattern: syntax.Pattern, most: number | null): void {
  const texts: syntax.TextElement[] = [];
  const visitor = new (class extends syntax.Visitor {
    override visitTextElement(node: syntax.TextElement): void {
      texts.push(node);
    }
    override visitSelectExpression(node: syntax.SelectExpression): void {
      if (isOfNumbers(node)) node.variants = pluralsOf(node);
      this.genericVisit(node);
    }
  })();
  visitor.visit(pattern);
  const words = texts.map(({ value }) => value);
  const say = (said: readonly string[]): void => {
    for (const [index, one] of texts.entries()) one.value = said[index]!;
  };
  say(changed(words, (vowel, accent) => accent + vowel.toLowerCase()));
  if (most !== null && longest(pattern) > most) say(changed(words, (_vowel, accent) => accent));
}

/** English's plural, for every form except the singular. */
function pluralsOf({ variants }: syntax.SelectExpression): syntax.Variant[] {
  const other = variants.find((one) => one.default)!;
  const kept = variants.filter((one) => !one.default);
  const has = (form: string): boolean => kept.some(({ key }) => key instanceof syntax.Identifier && key.name === form);
  const more = FORMS.filter((form) => !has(form));
  return [
    ...kept,
    ...more.map((form) => new syntax.Variant(new syntax.Identifier(form), other.value.clone(), false)),
    other,
  ];
}

const PLAIN = 'aeiouyAEIOUY';
const ACCENTED = 'áéíóúýÁÉÍÓÚÝ';

/**
 * The texts of one message with its vowels changed. Typed and pressed words, between backticks or after a slash, stay as they are. An
 * argument may stand between the backticks.
 */
function changed(texts: readonly string[], change: (vowel: string, accent: string) => string): string[] {
  let isCode = false;
  const inWords = (text: string): string =>
    text.replaceAll(/\/[a-z]+|[a-z]/gi, (piece) => {
      const vowel = PLAIN.indexOf(piece);
      return piece.length > 1 || vowel < 0 ? piece : change(piece, ACCENTED[vowel]!);
    });
  return texts.map((text) =>
    text
      .split('`')
      .map((piece, index) => {
        if (index > 0) isCode = !isCode;
        return isCode ? piece : inWords(piece);
      })
      .join('`'),
  );
}

/** The least length of a message, in its longest variant. */
function longest(pattern: syntax.Pattern): number {
  const file = { path: '', language: PSEUDO, folder: '', text: '' };
  return referencesIn([{ key: 'it', file, line: 1, pattern, notes: [] }]).longest('it');
}
