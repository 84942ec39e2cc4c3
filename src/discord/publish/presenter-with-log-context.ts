import { whereOf } from '../../game/table/table.ts';
import { inScene } from '../../log-context.ts';
import type { Presenter } from './presenter.ts';

/** The same presenter: whatever goes wrong while it shows a table is logged with where that is, also where nobody has pressed anything. */
export const placed = (presenter: Presenter): Presenter => ({
  show: (present, by) => inScene(whereOf(present.table), () => presenter.show(present, by)),
  bringDown: (present) => inScene(whereOf(present.table), () => presenter.bringDown(present)),
  say: (table, message, how) => inScene(whereOf(table), () => presenter.say(table, message, how)),
  call: (table, content, how) => inScene(whereOf(table), () => presenter.call(table, content, how)),
  recover: (id) => inScene({ table: id }, () => presenter.recover(id)),
  refresh: (present) => inScene(whereOf(present.table), () => presenter.refresh(present)),
  link: (table) => presenter.link(table),
});
