/** An item of the wide navigation; the page that is open has a gold line below. */
export const navItemClass =
  'flex items-center gap-1 border-b-2 border-transparent px-1.5 text-xs font-semibold whitespace-nowrap text-quiet transition hover:text-text ' +
  'aria-[current=page]:border-floodlight aria-[current=page]:text-text min-[64em]:px-3 min-[64em]:text-sm'
