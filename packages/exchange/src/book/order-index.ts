import { NONE } from './order-slots.ts'

const SIZE_MIN = 16
const WORD = 2 ** 32
/** 2^32 divided by the golden ratio: its products spread ids that follow each other. */
const SPREAD = 0x9e3779b1

/**
 * Finds the slot of an order by its id. A hash table with open addresses: an id stands at its own
 * place or, where others came first, at the next free one. Unlike a Map it makes no garbage while
 * orders come and go.
 */
export type OrderIndex = {
  /** How far a hash is shifted to fit the table, whose size is a power of two. */
  shift: number
  count: number
  /** 0: a free place, since ids are positive. */
  ids: Float64Array
  slots: Int32Array
}

export function openIndex(): OrderIndex {
  return indexOf(SIZE_MIN)
}

/** The slot of the order, or `NONE`. */
export function slotOfId(index: OrderIndex, id: number): number {
  return index.slots[placeOf(index, id)] ?? NONE
}

/** Adds an id that the index does not have. */
export function addId(index: OrderIndex, id: number, slot: number): void {
  if (index.count * 2 >= index.ids.length) grow(index)
  index.count += 1
  put(index, id, slot)
}

/** Takes out an id that the index has, and moves up those that had to stand behind it. */
export function dropId(index: OrderIndex, id: number): void {
  const { ids, slots } = index
  const last = ids.length - 1
  let hole = placeOf(index, id)
  for (let place = (hole + 1) & last; ids[place] !== 0; place = (place + 1) & last) {
    const other = ids[place] ?? 0
    const isBehind = ((place - homeOf(index, other)) & last) >= ((place - hole) & last)
    if (!isBehind) continue
    ids[hole] = other
    slots[hole] = slots[place] ?? NONE
    hole = place
  }
  ids[hole] = 0
  slots[hole] = NONE
  index.count -= 1
}

function put(index: OrderIndex, id: number, slot: number): void {
  const place = placeOf(index, id)
  index.ids[place] = id
  index.slots[place] = slot
}

/** Where the id stands, or the free place where it would. */
function placeOf(index: OrderIndex, id: number): number {
  const { ids } = index
  const last = ids.length - 1
  let place = homeOf(index, id)
  while (ids[place] !== id && ids[place] !== 0) place = (place + 1) & last
  return place
}

/** The place that an id's hash gives it, from both words of the id. */
function homeOf({ shift }: OrderIndex, id: number): number {
  return Math.imul(id ^ Math.floor(id / WORD), SPREAD) >>> shift
}

function grow(index: OrderIndex): void {
  const { ids, slots } = index
  Object.assign(index, { ...indexOf(ids.length * 2), count: index.count })
  ids.forEach((id, place) => {
    if (id !== 0) put(index, id, slots[place] ?? NONE)
  })
}

function indexOf(size: number): OrderIndex {
  return {
    shift: 32 - Math.log2(size),
    count: 0,
    ids: new Float64Array(size),
    slots: new Int32Array(size).fill(NONE),
  }
}
