import { h } from './dom.js';

/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.500c2 .8 3.200 2.600 3.500 5.500',
  down: 'M6 9l6 6 6-6',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12L20 4l-5 16-4-7-7-1Z',
  link: 'M14 5h5v5M19 5l-9 9M17 14v5H5V7h5',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6Z',
  thread: 'M5 4v6a4 4 0 0 0 4 4h10M15 10l4 4-4 4',
  arrow: 'M12 5v14M6 13l6 6 6-6',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5Z',
  prev: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
};

export const icon = (name) =>
  h(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: PATHS[name] }),
  );
