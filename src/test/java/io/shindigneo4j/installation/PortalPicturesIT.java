package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.GadgetPortal.own;
import static io.shindigneo4j.installation.PortalSite.expect;
import static io.shindigneo4j.installation.PortalSite.settled;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Pictures of the portal for the pages of docs/, in target/pictures:")
@Exhaustive
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalPicturesIT {
  private static final String VIEWER = "amara.okafor";
  private static final int MAX_BYTES = 200_000;
  private static final Path PICTURES = Path.of(System.getProperty("build.directory"), "pictures");

  /** The clock of the browser, and the age of the sample community. */
  private static final Instant NOW = Instant.parse("2026-09-18T09:30:00Z");

  private static final String LOADED =
      """
      () => document.fonts.status === 'loaded' && [...document.images].every((image) =>
        image.complete || image.getBoundingClientRect().top > innerHeight)
      """;

  /** Of the operators' page, each of which has a point of its curves. */
  private static final int SAMPLES = 24;

  private static final int MILLIS_BETWEEN_SAMPLES = 5_000;

  @TempDir static Path directory;
  private static GadgetPortal site;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = GadgetPortal.start(graph, directory, Map.of("shindig.neo4j.operators", VIEWER));
    Files.createDirectories(PICTURES);
  }

  @BeforeEach
  void load() throws Exception {
    site.portal().loadCommunity(NOW);
  }

  @AfterAll
  static void stop() {
    if (site != null) {
      site.close();
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "home-phone,   '',                                     .post,              390, 844, LIGHT",
    "profile,      people/hana.kim,                        .pictures,         1280, 800, LIGHT",
    "messages,     messages/@inbox/portal-2,               .thread article,   1280, 800, LIGHT",
    "organization, organization/leila.haddad,              [role=treeitem],   1280, 800, LIGHT",
    "explorer,     explorer/amara.okafor?depth=2&select=lin.zhao, .reason,    1280, 800, LIGHT"
  })
  void page(String name, String below, String sign, int width, int height, ColorScheme colours)
      throws IOException {
    try (Page page = open(below, width, height, colours)) {
      expect(page.locator(sign).first()).isVisible();
      keep(page, name);
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"home, LIGHT", "home-dark, DARK"})
  void home(String name, ColorScheme colours) throws IOException {
    try (Page page = open("", 1_280, 800, colours)) {
      expectGadgets(page, "suggestions", "groups");
      keep(page, name);
    }
  }

  @Test
  @DisplayName("gadgets")
  void gadgets() throws IOException {
    try (Page page = open("gadgets", 1_280, 800, ColorScheme.LIGHT)) {
      GadgetPortal.addOwn(page);
      expectGadgets(page, "suggestions", "groups", "profile", "friends", "stream", "inbox");
      keep(page, "gadgets");
    }
  }

  private static void expectGadgets(Page page, String... names) {
    for (String name : names) {
      expect(own(page, name).locator("main li, main dd").first()).isVisible();
    }
  }

  @Test
  @DisplayName("operator")
  void operator() throws IOException {
    try (Page page = newPage(1_280, 800, ColorScheme.LIGHT);
        Page other = newPage(1_280, 800, ColorScheme.LIGHT)) {
      page.clock().install();
      enter(page, "operator");
      enter(other, "");
      for (int i = 0; i < SAMPLES; i++) {
        for (int visit = 0; visit < i % 4; visit++) {
          site.portal().visit(other, "");
        }
        page.waitForResponse(
            "**/operator/status", () -> page.clock().fastForward(MILLIS_BETWEEN_SAMPLES));
      }
      keep(page, "operator");
    }
  }

  /** At the fixed time. */
  private static Page open(String below, int width, int height, ColorScheme colours) {
    Page page = newPage(width, height, colours);
    page.clock().setFixedTime(Date.from(NOW));
    enter(page, below);
    return page;
  }

  private static Page newPage(int width, int height, ColorScheme colours) {
    return site.portal()
        .newPage(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setDeviceScaleFactor(1)
                .setColorScheme(colours)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setLocale("en-GB")
                .setTimezoneId("UTC"));
  }

  private static void enter(Page page, String below) {
    page.navigate(site.address() + "/portal/" + below);
    PortalSite.enter(page, VIEWER);
    settled(page);
    expect(page.locator(".header .live")).isAttached();
  }

  private static void keep(Page page, String name) throws IOException {
    page.frames().forEach(frame -> frame.waitForFunction(LOADED));
    page.mouse().move(0, 0);
    byte[] picture = small(page.screenshot());
    assertThat(picture.length).as(name).isLessThanOrEqualTo(MAX_BYTES);
    Files.write(PICTURES.resolve(name + ".png"), picture);
  }

  /** The same picture in fewer bytes than a browser takes the time for. */
  private static byte[] small(byte[] png) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam parameters = writer.getDefaultWriteParam();
    parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    parameters.setCompressionQuality(0);
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(target)) {
      writer.setOutput(out);
      writer.write(
          null, new IIOImage(ImageIO.read(new ByteArrayInputStream(png)), null, null), parameters);
    } finally {
      writer.dispose();
    }
    return target.toByteArray();
  }
}
