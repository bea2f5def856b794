package io.shindigneo4j.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the bill of materials and the list of third parties of each artifact, before the artifacts
 * are packed. Arguments: the project's folder, the folder with the dependencies ({@code all.json})
 * and the other components, and the version.
 */
public final class DescribeArtifacts {

  private DescribeArtifacts() {}

  public static void main(String[] arguments) throws IOException {
    Path project = Path.of(arguments[0]);
    Path folder = Path.of(arguments[1]);
    Licences licences = new Licences(project.resolve("release"));
    Sbom sbom = Sbom.read(folder.resolve("all.json"), folder.resolve("components.json"), licences);
    ThirdParties thirdParties = new ThirdParties(licences);
    for (ShippedArtifact artifact :
        ShippedArtifact.all(BuildFile.read(project.resolve("pom.xml")))) {
      Path own = Files.createDirectories(folder.resolve(artifact.name()));
      Files.write(own.resolve("application.cdx.json"), sbom.of(artifact, arguments[2]));
      Files.writeString(
          own.resolve("THIRD-PARTY.txt"), thirdParties.text(sbom.components(artifact)));
    }
  }
}
