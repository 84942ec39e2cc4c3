import { expect, test } from 'vitest';
import { inWords } from '../../src/discord/interaction/reply.ts';
import type { Services } from '../../src/discord/services.ts';
import { reportCard } from '../../src/discord/views/report.ts';
import { languages, unmarked, wordsFor } from '../../src/discord/words/index.ts';
import { TILE_SETS } from '../../src/engine/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { reportOf } from '../../src/game/past/report.ts';
import { summaryOf } from '../../src/stats/index.ts';
import { RULES_WITHOUT_MAP, withNeeded } from '../support/games.ts';
import { textIn } from '../support/player.ts';
import { endedTable } from '../support/results.ts';
import { sampled } from '../support/runs.ts';
import { pixels } from '../support/stage.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

test.each(sampled('languages of reports', languages(), { short: 1 }))(
  'in %s a long end report in words still tells what the curves show',
  async (language) => {
    const words = wordsFor(language);
    const sets = withNeeded(TILE_SETS, RULES_WITHOUT_MAP);
    const users = ['1', '2', '3', '4', '5', '6'];
    const names = users.map((user) => `Somebody with *a long name* ${user}`);
    const table = endedTable({ users, names, setup: { sets, switches: RULES_WITHOUT_MAP } });
    const game = summaryOf(table)!;
    const above = Array(60).fill('-# A computer has placed a tile somewhere, and a city was finished.').join('\n');
    const bot = { renderer: pixels(), log } as unknown as Services;
    const { panel } = inWords(await reportCard(game, words, bot, { above, isInWords: true }));
    expect(textIn(panel as never)).toContain(unmarked(words.report.alt(game, reportOf(replayOf(game.record)))));
  },
);
