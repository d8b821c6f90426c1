/** The column of the wide pages. */
export const wideWidth = 'mx-auto w-full max-w-[1440px] px-4 min-[64em]:px-8'
