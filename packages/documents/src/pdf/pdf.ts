/** A PDF document of pdfkit. */
export type Pdf = PDFKit.PDFDocument;
