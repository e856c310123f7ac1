/** The values in the footer of a mail with a document. */
interface FooterValues {
  readonly organization: string;
  readonly client: string;
  /** The page on which a recipient with an account turns off such mails; undefined for one without an account. */
  readonly profileUrl?: string;
}

interface Footer {
  reason(values: FooterValues): string;
  optOut(url: string): string;
}

const en: Footer = {
  reason: ({ organization, client }) =>
    `You are receiving this email because ${organization} sends documents for ${client} to this address.`,
  optOut: (url) => `You can turn off these emails in your profile: ${url}`,
};

/** The footers by language (ISO 639-1). */
const footers: Readonly<Record<string, Footer>> = {
  en,
  de: {
    reason: ({ organization, client }) =>
      `Sie erhalten diese E-Mail, weil ${organization} Dokumente für ${client} an diese Adresse sendet.`,
    optOut: (url) => `Sie können diese E-Mails in Ihrem Profil abbestellen: ${url}`,
  },
  fr: {
    reason: ({ organization, client }) =>
      `Vous recevez cet e-mail, car ${organization} envoie à cette adresse les documents destinés à ${client}.`,
    optOut: (url) => `Vous pouvez désactiver ces e-mails dans votre profil : ${url}`,
  },
  es: {
    reason: ({ organization, client }) =>
      `Recibe este correo porque ${organization} envía a esta dirección los documentos para ${client}.`,
    optOut: (url) => `Puede desactivar estos correos en su perfil: ${url}`,
  },
};

/** Returns the footer of a mail with a document: the reason for it and, with an account, how to stop such mails. */
export function footerOf(language: string, values: FooterValues): string {
  const { reason, optOut } = footers[language] ?? en;
  const { profileUrl } = values;
  return [reason(values), ...(profileUrl ? [optOut(profileUrl)] : [])].join(' ');
}
