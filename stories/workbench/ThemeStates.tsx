import { Button, CheckboxField, Stack, TextField } from '@casino/design-system'
import { SearchIcon } from '@casino/design-system/icons/Search'
import type { ButtonTexts, ButtonThemeContent } from '@casino/features/content/buttonDefaults'
import { themedButtonProps } from '@casino/features/content/useButtonProps'
import { useTranslations } from '@casino/features/content/useTranslations'
import { memo, type ReactNode } from 'react'
import { sameJson } from '../support/editedThemes.ts'
import { placeholderValues } from './placeholderValues.ts'
import * as styles from './preview.css.ts'
import type { ButtonPlace } from './themePlaces.ts'
import { defaultTextsOf, placeOf } from './themeUsages.ts'

interface StateSampleProps {
  name: string
  /** State that is shown without a pointer. */
  forcedState?: 'hover' | 'active'
  children: ReactNode
}

const StateSample = ({ name, forcedState, children }: StateSampleProps) => (
  <div className={styles.specimen} data-sample={name}>
    <span className={styles.specimenName}>{name}</span>
    <div data-forced-state={forcedState}>{children}</div>
  </div>
)

interface ButtonStatesProps {
  name: string
  content: ButtonThemeContent | undefined
}

/** For a theme that no button uses, and for the loading text of a button that has none. */
const noPlace: Partial<ButtonPlace> = {}
const sampleTexts: ButtonTexts = { text: 'btn.register', loadingText: 'btn.opening' }

const sameContent = (one: ButtonStatesProps, other: ButtonStatesProps) => one.name === other.name && sameJson(one.content, other.content)

/** A themed button in every state, with the texts and props of its screen. Re-renders only for other texts or icons: colours are CSS. */
export const ButtonStates = memo(function ButtonSpecimens({ name, content }: ButtonStatesProps) {
  const t = useTranslations()
  const { screen: _, text, ...screenProps } = placeOf(name) ?? noPlace
  const at = (loading: boolean) => ({
    ...screenProps,
    ...themedButtonProps(
      t,
      name,
      { values: placeholderValues, loading, ...(text && { text }) },
      { ...sampleTexts, ...defaultTextsOf(name) },
      content,
    ),
  })
  return (
    <div className={styles.stage}>
      <StateSample name="Rest">
        <Button {...at(false)} />
      </StateSample>
      <StateSample name="Hover (lg and up, with a mouse)" forcedState="hover">
        <Button {...at(false)} />
      </StateSample>
      <StateSample name="Pressed" forcedState="active">
        <Button {...at(false)} />
      </StateSample>
      <StateSample name="Disabled">
        <Button {...at(false)} disabled />
      </StateSample>
      <StateSample name="Loading">
        <Button {...at(true)} />
      </StateSample>
    </div>
  )
}, sameContent)

interface InputStatesProps {
  name: string
}

/** A themed field in every state. Never re-renders for a theme change: themes are CSS. */
export const InputStates = memo(function InputSpecimens({ name }: InputStatesProps) {
  return (
    <div className={styles.stage}>
      <Stack gap={5}>
        <StateSample name="Rest">
          <TextField
            theme={name}
            label="E-mail"
            name="rest"
            placeholder="navn@eksempel.dk"
            help="Vi sender kun kvitteringer."
            iconStart={<SearchIcon />}
          />
        </StateSample>
        <StateSample name="Hover (lg and up, with a mouse)" forcedState="hover">
          <TextField theme={name} label="Fornavn" name="hover" defaultValue="Freja" />
        </StateSample>
        <StateSample name="Error">
          <TextField theme={name} label="Beløb" name="error" defaultValue="50" suffix="kr." error="Du skal mindst sætte 100,00 kr. ind." />
        </StateSample>
        <StateSample name="Read-only">
          <TextField theme={name} label="CPR-nummer" name="readonly" defaultValue="010190-••••" readOnly />
        </StateSample>
        <StateSample name="Disabled">
          <TextField theme={name} label="Bonuskode" name="disabled" defaultValue="NORDLYS100" disabled />
        </StateSample>
        <StateSample name="Checkbox">
          <CheckboxField theme={name} name="check">
            Ja tak til nyheder på e-mail
          </CheckboxField>
        </StateSample>
      </Stack>
    </div>
  )
})
