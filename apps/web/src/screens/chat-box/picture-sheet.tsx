import { chatText } from '@maidan/locales'
import { Sheet, useFileAddress } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'

type Props = { file: Blob; open: boolean; onClose: () => void }

/** A picture as large as the screen lets it be. */
export function PictureSheet({ file, open, onClose }: Props) {
  const t = useText(chatText)
  return (
    <Sheet onOpenChange={(isOpen) => !isOpen && onClose()} open={open} title={t('picture')}>
      <Whole file={file} />
    </Sheet>
  )
}

function Whole({ file }: { file: Blob }) {
  const t = useText(chatText)
  const address = useFileAddress(file, 'src')
  return (
    <img
      alt={t('picture')}
      className="mx-auto mb-4 max-h-[75dvh] rounded-md object-contain"
      ref={address}
    />
  )
}
