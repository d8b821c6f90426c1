/**
 * A number from 0 to below 1 that looks like chance and is the same on every phone. It follows from
 * three whole numbers, such as a round's, a place in it, and one that tells apart what is asked there.
 */
export function likeChance(one: number, two: number, three: number): number {
  let mixed = (one * 73_856_093) ^ (two * 19_349_663) ^ (three * 83_492_791)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
