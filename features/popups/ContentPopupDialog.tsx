import { Button, ImageSlider, Modal, ShapedImage, VideoBanner } from '@casino/design-system'
import type { PopupContent } from '../content/entities/popup.ts'
import { insertValues } from '../content/insertValues.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'

interface ContentPopupDialogProps {
  popup: PopupContent
  /** First name of the player, for `{firstName}` in its texts. */
  firstName: string
  onClose: () => void
}

/** A popup of the CMS: title and text with a picture, a film or pictures. Its link, if there is one, closes it as well. */
export function ContentPopupDialog({ popup, firstName, onClose }: ContentPopupDialogProps) {
  const t = useTranslations()
  const { site } = usePageContext()
  const button = useButtonProps()
  const values = { site: site.name, firstName }
  const title = insertValues(popup.title, values)
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={title}
      description={insertValues(popup.detail, values)}
      size={popup.type === 'Image' ? 'md' : 'lg'}
      closeLabel={t('modal.close')}
      actions={
        <>
          {popup.link && <Button {...button('onward', { children: popup.link.text })} href={popup.link.url} onClick={onClose} />}
          <Button {...button('back', { text: closeText(popup) })} variant="secondary" onClick={onClose} />
        </>
      }
    >
      <PopupMedia popup={popup} title={title} />
    </Modal>
  )
}

const closeText = ({ category, link }: PopupContent) =>
  category === 'welcome' ? 'welcome_popup.start' : link ? 'modal.not_now' : 'modal.close'

/** The pictures fill the dialog: 44rem from md, the whole width on a phone. */
const slideSizes = '(min-width: 48em) 40rem, 100vw'

interface PopupMediaProps {
  popup: PopupContent
  title: string
}

function PopupMedia({ popup, title }: PopupMediaProps) {
  const t = useTranslations()
  const { brand } = usePageContext()
  switch (popup.type) {
    case 'Image': {
      const { src, alt } = popup.image[brand]
      return <ShapedImage path={src} shape="popup" alt={alt} />
    }
    case 'Video Banner': {
      const { title: filmTitle, poster, sources, captions } = popup.film
      return (
        <VideoBanner
          title={filmTitle}
          headingLevel={3}
          poster={poster[brand]}
          sources={sources}
          captions={{ src: captions, label: t('modal.captions'), language: 'da' }}
        />
      )
    }
    case 'Image Slider':
      return (
        <ImageSlider
          label={title}
          images={popup.slides.map(({ image, text }) => ({ image: { ...image[brand], sizes: slideSizes }, text }))}
          previousLabel={t('modal.previous_picture')}
          nextLabel={t('modal.next_picture')}
          slideLabel={(place, count) => t('modal.picture', { place, count })}
        />
      )
  }
}
