import { chatText } from '@maidan/locales'
import { Skeleton, useFileAddress } from '@maidan/ui'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useChatPicture } from '../../features/chat/queries.ts'
import type { ChatMessage } from '../../features/chat/queries.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../lib/chunks/use-opened-part.ts'
import { useText } from '../../lib/text/language.ts'

const PictureSheet = lazyScreen(async () => (await import('./picture-sheet.tsx')).PictureSheet)

/** All of its states have one size, so that the conversation does not jump. */
const boxClass = 'my-1 block size-48 overflow-hidden rounded-md bg-field-950'

/** A message's picture, small; a tap shows it whole. */
export function ChatPicture({ message }: { message: ChatMessage }) {
  const t = useText(chatText)
  const picture = useChatPicture(message)
  if (picture.data !== undefined) return <Thumbnail file={picture.data} />
  if (!picture.isError) return <Skeleton className="my-1 size-48" />
  return (
    <button
      className={`${boxClass} text-sm text-quiet`}
      onClick={() => void picture.refetch()}
      type="button"
    >
      <ImageOff aria-hidden className="mx-auto mb-2 size-6" />
      {t('pictureFailed')}
    </button>
  )
}

function Thumbnail({ file }: { file: Blob }) {
  const t = useText(chatText)
  const address = useFileAddress(file, 'src')
  const [whole, setWhole] = useState(false)
  const close = () => setWhole(false)
  const opened = useOpenedPart(PictureSheet, { isOpen: whole, close })
  return (
    <>
      <button
        aria-label={t('showPicture')}
        className={boxClass}
        onClick={() => setWhole(true)}
        type="button"
      >
        <img alt={t('picture')} className="size-full object-cover" ref={address} />
      </button>
      {opened && <PictureSheet file={file} onClose={close} open={whole} />}
    </>
  )
}
