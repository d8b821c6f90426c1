export { SIZE_MAX_MINOR } from './book/order-book.ts'
export type {
  BookEvent,
  Depth,
  LapseReason,
  NewOrder,
  OrderBook,
  Persistence,
  PriceSize,
  RestingOrder,
  Side,
} from './book/order-book.ts'
