/** The places of the games: a phone's columns, and on a wide page as many as it holds. */
export const gameGridClass =
  'grid grid-cols-3 gap-x-2.5 gap-y-4 min-[560px]:grid-cols-5 ' +
  'wide:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] wide:gap-x-4 wide:gap-y-6'
