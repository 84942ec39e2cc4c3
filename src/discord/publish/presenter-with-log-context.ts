import { whereOf } from '../../game/table/table.ts';
import { inScene } from '../../log-context.ts';
import type { Presenter } from './presenter.ts';

/** The presenter with the table's place in the log of every error, also without a press. */
export const placed = (presenter: Presenter): Presenter => ({
  show: (present, by) => inScene(whereOf(present.table), () => presenter.show(present, by)),
  bringDown: (present) => inScene(whereOf(present.table), () => presenter.bringDown(present)),
  say: (table, message, how) => inScene(whereOf(table), () => presenter.say(table, message, how)),
  call: (table, content, how) => inScene(whereOf(table), () => presenter.call(table, content, how)),
  recover: (id) => inScene({ table: id }, () => presenter.recover(id)),
  refresh: (present) => inScene(whereOf(present.table), () => presenter.refresh(present)),
  link: (table) => presenter.link(table),
});
