import java.io.File;
import java.io.StringWriter;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;
import net.sf.saxon.s9api.Serializer;
import org.mustangproject.validator.ZUGFeRDValidator;

/**
 * Validates electronic invoices. Run as a source file with the validator on the class path:
 * java -cp validator.jar Validate.java rules.jar FILE...
 * Prints "BEGIN FILE", the reports and "END" for each file. A file named *.peppol.xml is validated by the rules of Peppol.
 */
public class Validate {
  private static final String PEPPOL = "external/schematron/openpeppol/2025.5/xslt/";

  public static void main(String[] arguments) throws Exception {
    Processor processor = new Processor(false);
    File rules = new File(arguments[0]);
    XsltExecutable common = null;
    XsltExecutable peppol = null;
    for (int index = 1; index < arguments.length; index++) {
      String file = arguments[index];
      System.out.println("BEGIN " + file);
      ZUGFeRDValidator validator = new ZUGFeRDValidator();
      System.out.println(validator.validate(file));
      if (file.endsWith(".peppol.xml")) {
        if (peppol == null) {
          common = compile(processor, rules, "CEN-EN16931-UBL.xslt");
          peppol = compile(processor, rules, "PEPPOL-EN16931-UBL.xslt");
        }
        System.out.println(transform(processor, common, file));
        System.out.println(transform(processor, peppol, file));
      }
      System.out.println("VALID " + validator.wasCompletelyValid());
      System.out.println("END");
    }
  }

  private static XsltExecutable compile(Processor processor, File rules, String name) throws Exception {
    StreamSource source = new StreamSource("jar:" + rules.toURI() + "!/" + PEPPOL + name);
    return processor.newXsltCompiler().compile(source);
  }

  private static String transform(Processor processor, XsltExecutable rules, String file) throws Exception {
    StringWriter report = new StringWriter();
    Serializer serializer = processor.newSerializer(report);
    XsltTransformer transformer = rules.load();
    transformer.setSource(new StreamSource(new File(file)));
    transformer.setDestination(serializer);
    transformer.transform();
    return report.toString();
  }
}
