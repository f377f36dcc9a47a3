import { z } from 'zod'
import { jsonTextSchema } from '../../api/scalars.ts'
import { defineValue, duration, integer, integerList, onOff, section, sections } from './defineValue.ts'

const day = 86_400

/** Login, registration, contact and uploads. */
export const accountValues = {
  loginContent: defineValue({
    name: 'login_content',
    schema: sections,
    fallback: [],
    form: 'JSON: one to three sections of title and content, plain text',
    example: '[{"title":"Hav MitID klar","content":"Du logger ind med MitID."}]',
    effect: 'Sections below the login.',
    readers: ['page'],
  }),
  registerContent: defineValue({
    name: 'register_content',
    schema: sections,
    fallback: [],
    form: 'JSON: one to three sections of title and content, plain text',
    example: '[{"title":"Det tager tre minutter","content":"Du vælger bonus, udfylder dine oplysninger og bekræfter med MitID."}]',
    effect: 'Sections beside the first step of the registration, below its notes.',
    readers: ['page'],
  }),
  registrationExtraContent: defineValue({
    name: 'registration_extra_content',
    schema: sections,
    fallback: [],
    form: 'JSON: one to three sections of title and content, plain text',
    example: '[{"title":"Hvorfor CPR-nummer?","content":"Vi skal kende din alder og slå dig op i ROFUS."}]',
    effect: 'Sections beside the contact form of the registration, below its notes.',
    readers: ['page'],
  }),
  /** Null: the built-in texts. */
  noAccountContent: defineValue({
    name: 'verifycpr_loginnoacc',
    schema: jsonTextSchema(section.nullable()),
    fallback: null,
    form: 'JSON: title and content, plain text',
    example: '{"title":"Du har ingen konto","content":"Vi fandt ingen konto med dit CPR-nummer. Du kan oprette en nu."}',
    effect: 'What a login says when the CPR number has no account, in place of the built-in texts.',
    readers: ['page'],
  }),
  tokenLogin: defineValue({
    name: 'tokenLogin',
    schema: onOff,
    fallback: false,
    form: 'true or false',
    example: 'false',
    effect: 'Whether a partner (PARTNER_ORIGINS) can hand a player over with a one-time token.',
    readers: ['site server', 'platform'],
  }),
  externalLogin: defineValue({
    name: 'externalLogin',
    schema: onOff,
    fallback: false,
    form: 'true or false',
    example: 'false',
    effect: "Whether a partner (PARTNER_ORIGINS) can hand a player over with the player's id at the identity provider.",
    readers: ['site server', 'platform'],
  }),
  bypassRegistration: defineValue({
    name: 'bypassRegistration',
    schema: onOff,
    fallback: false,
    form: 'true or false',
    example: 'false',
    effect: 'Whether a player whom a partner has handed over that way can register without another visit to the identity provider.',
    readers: ['site server', 'platform'],
  }),
  emailCheckAfterIdentity: defineValue({
    name: 'emailCheckAfterIdentity',
    schema: onOff,
    fallback: false,
    form: 'true or false',
    example: 'true',
    effect:
      'Whether a visitor learns that an account has an e-mail address after the visit to the identity provider only: the check of the form then finds every address free.',
    readers: ['platform'],
  }),
  mobileProviders: defineValue({
    name: 'mobileProviders',
    schema: integerList,
    fallback: [],
    form: 'Whole numbers separated by commas; may be empty',
    example: '3,14,27',
    effect: 'Numbers of the game providers whose games can be played on phones; none: every provider.',
    readers: ['platform'],
  }),
  /** Seconds. */
  registrationCookieSeconds: defineValue({
    name: 'registrationCookie',
    schema: duration(60, 3600),
    fallback: 600,
    form: 'JSON: type (minute, hour or day) and time; one minute to one hour',
    example: '{"type":"minute","time":10}',
    effect: 'How long the sealed registration form is kept, while it is filled in and at the identity provider.',
    readers: ['site server'],
  }),
  /** Seconds. */
  landingPageCookieSeconds: defineValue({
    name: 'landingPageCookie',
    schema: duration(60, 365 * day),
    fallback: 30 * day,
    form: 'JSON: type (minute, hour or day) and time; one minute to 365 days',
    example: '{"type":"day","time":30}',
    effect: 'How long the registration names the landing page that a visitor came from.',
    readers: ['site server'],
  }),
  /** Minutes. */
  stepUpMinutes: defineValue({
    name: 'stepUpMinutes',
    schema: integer(1, 15),
    fallback: 5,
    form: 'Whole number of minutes, 1 to 15',
    example: '5',
    effect: 'How long a player who has confirmed with the identity provider may change contact data or withdraw.',
    readers: ['platform'],
    protectsPlayers: true,
  }),
  /** `minutes`: how long a code is valid; `resendSeconds`: wait for another; `tries`: wrong ones per code; `perHour`: codes per player. */
  emailCode: defineValue({
    name: 'emailCode',
    schema: jsonTextSchema(
      z.object({
        minutes: z.number().int().min(5).max(60),
        tries: z.number().int().min(1).max(5),
        resendSeconds: z.number().int().min(30).max(600),
        perHour: z.number().int().min(1).max(10),
      }),
    ),
    fallback: { minutes: 15, tries: 5, resendSeconds: 60, perHour: 5 },
    form: 'JSON: minutes (5 to 60), tries (1 to 5), resendSeconds (30 to 600) and perHour (1 to 10)',
    example: '{"minutes":15,"tries":5,"resendSeconds":60,"perHour":5}',
    effect: 'The code that confirms a new e-mail address: how long it is valid, wrong tries per code, wait for another, codes per hour.',
    readers: ['platform'],
    protectsPlayers: true,
  }),
  contactContent: defineValue({
    name: 'contact_form_content',
    schema: jsonTextSchema(z.array(section).length(3)),
    fallback: [],
    form: 'JSON: three sections of title and content, plain text',
    example:
      '[{"title":"Skriv til os","content":"Vi svarer alle dage kl. 10–18."},{"title":"Ring","content":"70 00 00 00"},{"title":"Klage","content":"Skriv til os først."}]',
    effect: 'Sections beside the contact form.',
    readers: ['page'],
  }),
  /** Null: the site's own check. */
  recaptchaSiteKey: defineValue({
    name: 'recaptcha',
    schema: jsonTextSchema(z.object({ siteKey: z.string().regex(/^[\w-]{20,80}$/) }).transform(({ siteKey }): string | null => siteKey)),
    fallback: null,
    form: 'JSON: siteKey of Google reCAPTCHA',
    example: '{"siteKey":"6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI"}',
    effect:
      'Who checks that a human sends the contact form: with a key Google, whose script the page of the form then loads, and RECAPTCHA_SECRET verifies its tokens; without, the site.',
    readers: ['page', 'site server', 'platform'],
  }),
  documentTypes: defineValue({
    name: 'optionUploadFile',
    schema: jsonTextSchema(
      z
        .array(z.object({ id: z.string().regex(/^[a-z][a-zA-Z0-9_-]{0,39}$/), title: z.string().trim().min(1).max(80) }))
        .min(1)
        .max(20),
    ),
    fallback: [
      { id: 'identity', title: 'Pas eller kørekort' },
      { id: 'address', title: 'Bevis for adresse' },
    ],
    form: 'JSON: one to twenty document types, each with id and title',
    example: '[{"id":"identity","title":"Pas eller kørekort"}]',
    effect: 'Types of documents that can be uploaded.',
    readers: ['page', 'platform'],
  }),
}
