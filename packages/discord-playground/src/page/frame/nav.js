/** The channel list of narrow windows, which lies over the page until something is chosen. */

const narrow = matchMedia('(max-width: 760px)');
const sides = [document.querySelector('#rail'), document.querySelector('#channels')];
let open = false;

export const isNarrow = () => narrow.matches;
export const isNavOpen = () => open;

export function setNav(wanted) {
  open = wanted;
  apply();
  if (open) document.querySelector('#channels [aria-current], #channels button')?.focus();
  else document.querySelector('#nav-button')?.focus();
}

function apply() {
  document.body.classList.toggle('nav-open', open && narrow.matches);
  for (const side of sides) side.inert = narrow.matches && !open;
  document.querySelector('#nav-button')?.setAttribute('aria-expanded', String(open));
}

narrow.addEventListener('change', apply);
document.querySelector('#scrim').addEventListener('click', () => setNav(false));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && open && narrow.matches) setNav(false);
});
apply();
