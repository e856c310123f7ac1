/** Unit codes (UN/ECE Recommendation 20 and 21) with the names by which units are known. */
const units: Readonly<Record<string, string>> = {
  HUR: 'h hr hrs hour hours std std. stunde stunden heure heures hora horas',
  MIN: 'min minute minutes minuten minuto minutos',
  DAY: 'd day days tag tage pt personentag personentage manday man-day jour jours día días dia dias',
  WEE: 'week weeks woche wochen semaine semaines semana semanas',
  MON: 'month months monat monate mois mes meses',
  ANN: 'year years jahr jahre an ans année années año años',
  KGM: 'kg kilogram kilograms kilogramm kilogramme kilogrammes kilo kilos kilogramo kilogramos',
  GRM: 'g gram grams gramm gramme grammes gramo gramos',
  TNE: 't ton tons tonne tonnes tonnen tonelada toneladas',
  LTR: 'l liter liters litre litres litro litros',
  MLT: 'ml milliliter millilitre millilitres mililitro mililitros',
  MTR: 'm meter meters metre metres mètre mètres metro metros',
  CMT: 'cm centimeter centimetre zentimeter centimètre centímetro',
  MMT: 'mm millimeter millimetre millimètre milímetro',
  KMT: 'km kilometer kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros',
  MTK: 'm2 m² qm sqm',
  MTQ: 'm3 m³ cbm',
  KWH: 'kwh',
  SET: 'set sets satz sätze juego juegos',
  LS: 'lump flat pauschal pauschale forfait',
  XBX: 'box boxes kiste kisten schachtel schachteln caja cajas',
  XPK: 'pack packs package packages packung packungen paket pakete paquet paquets paquete paquetes pkg pkgs pkgs.',
  XBO: 'bottle bottles flasche flaschen bouteille bouteilles botella botellas',
  XCA: 'can cans dose dosen',
  XBG: 'bag bags beutel sac sacs bolsa bolsas',
  XPX: 'pallet pallets palette paletten palettes palé palés',
};

const codes = new Map(
  Object.entries(units).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** The code of a unit without a code of its own ("one"). */
const ONE = 'C62';

/** Returns the code of a unit by its name in any of the documents' languages; `C62` for other units and texts. */
export const unitCodeOf = (unit = ''): string => codes.get(unit.trim().toLowerCase()) ?? ONE;
