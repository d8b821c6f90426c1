import { chatText } from '@maidan/locales'
import { IconButton, useFileAddress } from '@maidan/ui'
import { X } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'

type Props = { file: Blob; onRemove: () => void }

/** What will be sent, looked at before it goes. */
export function PickedPicture({ file, onRemove }: Props) {
  const t = useText(chatText)
  const address = useFileAddress(file, 'src')
  return (
    <div className="flex basis-full items-center gap-3 rounded-card border border-field-700 bg-field-900 p-2">
      <img alt={t('picture')} className="size-16 shrink-0 rounded-md object-cover" ref={address} />
      <span className="flex-1 text-sm text-quiet">{t('pictureReady')}</span>
      <IconButton icon={<X className="size-5" />} label={t('removePicture')} onClick={onRemove} />
    </div>
  )
}
