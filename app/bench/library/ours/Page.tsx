import { Badge } from '@casino/design-system/components/Badge'
import { Button } from '@casino/design-system/components/Button'
import { CheckboxField } from '@casino/design-system/components/CheckboxField'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Grid } from '@casino/design-system/components/Grid'
import { Heading } from '@casino/design-system/components/Heading'
import { Logo } from '@casino/design-system/components/Logo'
import { Modal, preloadModal } from '@casino/design-system/components/Modal'
import { SelectField } from '@casino/design-system/components/SelectField'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { TextField } from '@casino/design-system/components/TextField'
import { Tile } from '@casino/design-system/components/Tile'
import { FormLayout } from '@casino/design-system/patterns/FormLayout'
import { HeaderZones } from '@casino/design-system/patterns/HeaderZones'
import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { PageFrame } from '@casino/design-system/patterns/PageFrame'
import { useEffect, useState } from 'react'
import { games, menu, nameError, subjects } from '../content.ts'

/** The page built with the design system. */
export const Page = () => (
  <PageFrame mainId="indhold" top={<Header />}>
    <PageBody>
      <Stack gap={8}>
        <Heading level={1}>Spilleautomater</Heading>
        <Grid gap={4} columns={{ xs: 2, sm: 3, md: 4, lg: 6 }}>
          {games.map((game) => (
            <Tile
              key={game.id}
              href={`/spil/${game.id}`}
              title={game.name}
              meta={game.provider}
              image={{ src: `/art/${game.id}`, width: 300, height: 400, alt: '' }}
              badge={game.live ? <Badge tone="live">Live</Badge> : undefined}
              actions={
                <Button size="sm" href={`/spil/${game.id}`} aria-label={`Spil ${game.name}`}>
                  Spil
                </Button>
              }
            />
          ))}
        </Grid>
        <Contact />
        <Pause />
      </Stack>
    </PageBody>
  </PageFrame>
)

const Header = () => (
  <HeaderZones
    start={<Logo name="nordlys" href="/" />}
    center={<MenuBar label="Hovedmenu" items={menu} />}
    end={
      <>
        <Button variant="secondary" href="/log-ind">
          Log ind
        </Button>
        <Button href="/opret">Opret konto</Button>
      </>
    }
  />
)

const Contact = () => (
  <form method="post">
    <FormLayout>
      <Heading level={2}>Skriv til os</Heading>
      <NameField />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" help="Vi svarer inden for en time." required />
      <TextField label="Telefon" name="phone" type="tel" autoComplete="tel" inputMode="numeric" maxLength={8} prefix="+45" />
      <SelectField label="Emne" name="subject" placeholder="Vælg et emne" options={subjects} required />
      <CheckboxField name="copy">Send mig en kopi af beskeden</CheckboxField>
      <FormActions>
        <Button type="submit" fullWidth>
          Send besked
        </Button>
      </FormActions>
    </FormLayout>
  </form>
)

function NameField() {
  const [name, setName] = useState('')
  return (
    <TextField
      label="Navn"
      name="name"
      autoComplete="name"
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      error={nameError(name)}
      required
    />
  )
}

function Pause() {
  const [open, setOpen] = useState(false)
  // preload on intent: pointer movement or keyboard focus may precede opening the dialog
  useEffect(() => {
    const intents = ['pointermove', 'focusin']
    for (const intent of intents) addEventListener(intent, preloadModal, { once: true })
    return () => {
      for (const intent of intents) removeEventListener(intent, preloadModal)
    }
  }, [])
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Hold pause
      </Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Hold pause i 24 timer?"
        description="Pausen kan ikke fortrydes."
        closeLabel="Luk"
        actions={
          <Button fullWidth onClick={() => setOpen(false)}>
            Hold pause i 24 timer
          </Button>
        }
      >
        <Text>Du kan logge ind og udbetale dine penge, men ikke sætte ind eller spille.</Text>
      </Modal>
    </>
  )
}
