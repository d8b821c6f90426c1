/** What every panel from below looks like, whatever opens and closes it. */
export const sheetLook = {
  backdrop: 'bg-shade/70 transition-opacity duration-200',
  panel:
    'flex max-h-[88dvh] w-full max-w-xl flex-col rounded-t-sheet border-t border-field-700 bg-field-900 outline-none',
  head: 'shrink-0 rounded-t-sheet pt-2',
  grip: 'mx-auto block h-1 w-10 rounded-full bg-current opacity-25',
  bar: 'flex items-center gap-2 py-1 pr-1.5 pl-4',
  title: 'min-w-0 flex-1 text-lg font-semibold',
  close: 'inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10',
  content: 'overflow-y-auto overscroll-contain px-4 pb-4',
  footer: 'border-t border-field-800 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
} as const
