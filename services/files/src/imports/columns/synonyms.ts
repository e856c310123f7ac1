/**
 * Names of columns in English, German, French and Spanish by field. A name of several fields belongs to the first one that
 * the module has.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  company_name: [
    ...[
      'company',
      'company name',
      'customer',
      'customer name',
      'client',
      'client name',
      'account',
      'account name',
      'organization',
      'name',
    ],
    ...['firma', 'firmenname', 'unternehmen', 'kunde', 'kundenname', 'organisation'],
    ...['entreprise', 'societe', 'raison sociale', 'nom', 'nom du client'],
    ...['empresa', 'razon social', 'cliente', 'nombre', 'nombre del cliente', 'compania'],
  ],
  title: [
    ...['title', 'name', 'item', 'product', 'product name', 'item name', 'subject', 'task'],
    ...['titel', 'bezeichnung', 'artikel', 'produkt', 'betreff', 'aufgabe'],
    ...['titre', 'nom', 'article', 'produit', 'objet', 'tache', 'designation'],
    ...['titulo', 'nombre', 'articulo', 'producto', 'asunto', 'tarea'],
  ],
  first_name: [
    ...['first name', 'firstname', 'given name', 'contact first name'],
    ...['vorname', 'prenom', 'nombre de pila', 'primer nombre'],
  ],
  last_name: [
    ...['last name', 'lastname', 'surname', 'family name', 'contact last name'],
    ...['nachname', 'familienname', 'nom de famille', 'apellido', 'apellidos'],
  ],
  name: [
    ...['full name', 'contact', 'contact name', 'contact person', 'primary contact'],
    ...['ansprechpartner', 'kontakt', 'kontaktperson'],
    ...['interlocuteur', 'personne de contact', 'nom complet'],
    ...['contacto', 'persona de contacto', 'nombre completo'],
  ],
  position: [
    ...['job title', 'role', 'title'],
    ...['funktion', 'stellung', 'rolle', 'fonction', 'poste', 'cargo', 'puesto'],
  ],
  contact_name: [
    ...['contact', 'contact name', 'contact person', 'primary contact', 'full name', 'name'],
    ...['ansprechpartner', 'kontakt', 'kontaktperson'],
    ...['contact principal', 'interlocuteur', 'personne de contact'],
    ...['contacto', 'persona de contacto', 'contacto principal'],
  ],
  email: [
    ...['e-mail', 'email address', 'e-mail address', 'mail', 'primary email'],
    ...['e-mail-adresse', 'mailadresse', 'emailadresse'],
    ...['courriel', 'adresse e-mail', 'adresse mail', 'adresse courriel'],
    ...['correo', 'correo electronico', 'direccion de correo'],
  ],
  phone: [
    ...['phone', 'phone number', 'telephone', 'tel', 'phonenumber', 'office phone', 'work phone'],
    ...['telefon', 'telefonnummer', 'rufnummer', 'tel.'],
    ...['telephone', 'numero de telephone'],
    ...['telefono', 'numero de telefono'],
  ],
  website: [
    ...['web site', 'url', 'homepage', 'web', 'website url'],
    ...['webseite', 'internetseite', 'internet'],
    ...['site web', 'site internet'],
    ...['sitio web', 'pagina web'],
  ],
  address: [
    ...['street', 'street address', 'address 1', 'address line 1', 'address1', 'billing street'],
    ...['adresse', 'strasse', 'straße', 'anschrift', 'strasse und hausnummer'],
    ...['rue', 'adresse postale', 'voie'],
    ...['direccion', 'calle', 'domicilio'],
  ],
  city: [
    ...['town', 'billing city', 'city/town'],
    ...['ort', 'stadt', 'wohnort'],
    ...['ville', 'commune', 'localite'],
    ...['ciudad', 'poblacion', 'localidad'],
  ],
  state: [
    ...['region', 'province', 'state/region', 'county', 'billing state'],
    ...['bundesland', 'kanton', 'land/region'],
    ...['departement', 'etat'],
    ...['provincia', 'estado', 'comunidad'],
  ],
  zip: [
    ...['zip code', 'postal code', 'postcode', 'zipcode', 'postal_code', 'billing zip'],
    ...['plz', 'postleitzahl'],
    ...['code postal', 'cp'],
    ...['codigo postal', 'c.p.'],
  ],
  country: [...['country/region', 'billing country'], ...['land', 'staat'], ...['pays'], ...['pais']],
  vat_number: [
    ...['vat', 'vat id', 'vat number', 'tax id', 'tax number', 'vat no'],
    ...['ust-id', 'ust-idnr', 'ust-idnr.', 'ustid', 'umsatzsteuer-id', 'steuernummer'],
    ...['tva', 'numero de tva', 'n tva', 'tva intracommunautaire'],
    ...['nif', 'cif', 'iva', 'numero de iva', 'nif/cif'],
  ],
  currency: [['currency code', 'wahrung', 'währung', 'devise', 'moneda', 'divisa']].flat(),
  labels: [
    ...['tags', 'label', 'labels', 'groups'],
    ...['schlagworte', 'etiketten'],
    ...['etiquettes', 'mots-cles'],
    ...['etiquetas'],
  ],
  type: [['customer type', 'typ', 'art', 'kundentyp', 'tipo', 'type de client']].flat(),
  status: [['state of record', 'zustand', 'statut', 'estatus']].flat(),
  source: [
    ['lead source', 'original source', 'quelle', 'herkunft', 'origine', 'provenance', 'origen', 'fuente'],
  ].flat(),
  value: [
    ['lead value', 'amount', 'opportunity amount', 'wert', 'betrag', 'valeur', 'montant', 'valor', 'importe'],
  ].flat(),
  description: [
    ...['details', 'long description', 'notes', 'note'],
    ...['beschreibung', 'langtext', 'bemerkung', 'notizen'],
    ...['descriptif', 'remarques'],
    ...['descripcion', 'detalles', 'notas'],
  ],
  rate: [
    ...['price', 'unit price', 'unit cost', 'cost'],
    ...['preis', 'einzelpreis', 'verkaufspreis', 'vk'],
    ...['prix', 'prix unitaire', 'tarif'],
    ...['precio', 'precio unitario', 'tarifa'],
  ],
  unit_type: [['unit', 'einheit', 'unite', 'unidad']].flat(),
  start_date: [['start', 'start date', 'beginn', 'startdatum', 'date de debut', 'fecha de inicio', 'inicio']].flat(),
  deadline: [
    [
      'due',
      'due date',
      'end date',
      'fallig',
      'fällig am',
      'frist',
      'echeance',
      'date limite',
      'vencimiento',
      'fecha limite',
    ],
  ].flat(),
  priority: [['prioritat', 'priorität', 'priorite', 'prioridad']].flat(),
};
