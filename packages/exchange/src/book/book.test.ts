import { openFastBook } from './fast-book.ts'
import { openNaiveBook } from './naive-book.ts'
import { describeBook } from './testing/describe-book.ts'

describeBook('naive', openNaiveBook)
describeBook('fast', openFastBook)
describeBook('fast, and growing,', () => openFastBook({ capacity: 1 }))
