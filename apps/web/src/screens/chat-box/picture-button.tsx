import { chatText } from '@maidan/locales'
import { ImagePlus } from 'lucide-react'
import { pictureTypes } from '../../features/chat/shrink-picture.ts'
import { useText } from '../../lib/text/language.ts'

type Props = { disabled: boolean; onPick: (file: File) => void }

/** Chooses a picture of this device to be sent. */
export function PictureButton({ disabled, onPick }: Props) {
  const t = useText(chatText)
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-quiet hover:bg-field-800 has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-floodlight">
      <ImagePlus aria-hidden className="size-6" />
      <input
        accept={pictureTypes.join(',')}
        aria-label={t('addPicture')}
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) onPick(file)
        }}
        type="file"
      />
    </label>
  )
}
