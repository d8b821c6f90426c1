import { openFrame } from './live/open-frame.ts'
import { streamView } from './stream/stream-view.ts'

await openFrame(streamView)
