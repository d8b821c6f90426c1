import { CHAT_MESSAGE_LENGTH_MAX } from '@maidan/contract'
import { chatText } from '@maidan/locales'
import { IconButton, inputClass } from '@maidan/ui'
import { LoaderCircle, SendHorizontal } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'
import { PickedPicture } from './picked-picture.tsx'
import { PictureButton } from './picture-button.tsx'
import { useComposer } from './use-composer.ts'

/** Where a message is written and a picture added; a blank one is ignored (CHAT-09). */
export function Composer({ chatId, senderId }: { chatId: string; senderId: number }) {
  const t = useText(chatText)
  const { text, write, picture, pick, remove, send, busy } = useComposer(chatId, senderId)
  return (
    <form
      className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-field-800 bg-field-950 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {picture && <PickedPicture file={picture} onRemove={remove} />}
      <PictureButton disabled={busy} onPick={(file) => void pick(file)} />
      <input
        aria-label={t('write')}
        autoComplete="off"
        className={`${inputClass} w-0! min-w-0 flex-1`}
        maxLength={CHAT_MESSAGE_LENGTH_MAX}
        onChange={(event) => write(event.target.value)}
        placeholder={t('write')}
        value={text}
      />
      <IconButton
        disabled={busy}
        icon={
          busy ? (
            <LoaderCircle className="size-6 animate-spin text-quiet" />
          ) : (
            <SendHorizontal className="size-6 text-floodlight" />
          )
        }
        label={t('send')}
        type="submit"
      />
    </form>
  )
}
