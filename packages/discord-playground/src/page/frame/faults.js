import { reasonOf } from '../core/actions.js';
import { get, post } from '../core/api.js';
import { h, patch } from '../core/dom.js';
import { openDialog } from './dialog.js';

/** What can go wrong at a press: for looking at how the bot bears it. */
const TROUBLES = [
  ['Next request: rate limited for 2 s', { kind: 'rate-limit', retryAfter: 2 }],
  ['Next request: rate limited everywhere for 5 s', { kind: 'rate-limit', retryAfter: 5, global: true }],
  ['Next request: server error 500', { kind: 'status', status: 500 }],
  ['Next request: missing permission 403', { kind: 'status', status: 403 }],
  ['Next request: applied, but answered 502', { kind: 'status', status: 502, applied: true }],
  ['Next request: 4 s late', { kind: 'slow', ms: 4000 }],
  ['Next request: line cut', { kind: 'hang-up' }],
  ['Next interaction arrives twice', { kind: 'event-twice', event: 'INTERACTION_CREATE' }],
  ['Next interaction arrives 4 s late', { kind: 'event-late', event: 'INTERACTION_CREATE', ms: 4000 }],
  ['Gateway: drop the sockets', { kind: 'drop-sockets' }],
  ['Gateway: invalid session', { kind: 'invalid-session', resumable: false }],
  ['Gateway: ask to reconnect', { kind: 'reconnect' }],
  ['Gateway: no answer to the next heartbeat', { kind: 'mute-heartbeats' }],
];

export function openFaults() {
  let waiting = [];
  let problem = null;
  const { element } = openDialog({ title: 'Misbehave', className: 'drawer', body: h('div', { class: 'dialog-body' }) });
  const body = element.querySelector('.dialog-body');

  const run = async (task) => {
    problem = null;
    try {
      await task();
      const answer = await get('faults');
      waiting = Array.isArray(answer) ? answer : (answer.faults ?? []);
    } catch (error) {
      problem = reasonOf(error);
    }
    draw();
  };

  const draw = () =>
    patch(
      body,
      h('p', { class: 'muted' }, 'The playground does this to the bot once. What is not used up stays in the list.'),
      problem && h('p', { class: 'failure', role: 'alert' }, problem),
      h(
        'div',
        { class: 'troubles' },
        TROUBLES.map(([label, fault]) =>
          h(
            'button',
            { type: 'button', class: 'button secondary', onclick: () => run(() => post('faults', { add: [fault] })) },
            label,
          ),
        ),
      ),
      h('h3', null, 'Still to come'),
      waiting.length === 0 && h('p', { class: 'muted' }, 'Nothing.'),
      h(
        'ul',
        { class: 'waiting' },
        waiting.map((fault) => h('li', null, h('code', null, describe(fault)))),
      ),
      waiting.length > 0 &&
        h(
          'button',
          { type: 'button', class: 'button danger', onclick: () => run(() => post('faults', { clear: true })) },
          'Forget all',
        ),
    );

  draw();
  run(async () => {});
}

const describe = ({ kind, ...rest }) =>
  [kind, ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(', ');
