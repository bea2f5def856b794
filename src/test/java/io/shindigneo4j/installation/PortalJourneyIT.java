package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.expect;

import com.microsoft.playwright.Browser;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A journey through the portal, from the sign-in to the sign-out")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class PortalJourneyIT {
  private static final String POST = "<b>Live</b> & kicking";
  private static final String SUBJECT = "Knots <b> & ropes";

  /** Of Camila Rojas, in the sample community. */
  private static final String GREETING =
      "It was good to see you. Let us not wait a year for the next time.";

  @TempDir static Path directory;
  private static GadgetPortal site;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = GadgetPortal.start(graph, directory);
  }

  @BeforeEach
  void load() throws Exception {
    site.loadCommunity();
  }

  @AfterAll
  static void stop() {
    if (site != null) {
      site.close();
    }
  }

  @Test
  @DisplayName("of two people who meet, and see live what the other does")
  void together() {
    together(site);
  }

  static void together(GadgetPortal site) {
    try (PortalVisitor mario = visitor(site, 1_280);
        PortalVisitor maija = visitor(site, 1_280)) {
      mario.signIn("mario.rossi");
      maija.signIn("maija.m");
      meet(mario, maija);
      post(mario, maija);
      endorse(mario, maija);
      write(mario, maija);
      part(mario);
      for (PortalVisitor each : new PortalVisitor[] {mario, maija}) {
        each.signOut();
        each.expectNoProblem();
      }
    }
  }

  private static void meet(PortalVisitor mario, PortalVisitor maija) {
    mario.visit("people/maija.m").befriend();
    maija.accept("Mario");
    mario.expectFriend();
  }

  private static void post(PortalVisitor mario, PortalVisitor maija) {
    mario.visit("").post(POST);
    maija.showNew();
    maija.expectPost(POST);
    maija.comment("<i>Same</i> here");
    mario.expectComment("<i>Same</i> here");
  }

  private static void endorse(PortalVisitor mario, PortalVisitor maija) {
    maija.visit("people/maija.m").addSkill("Knots");
    mario.visit("people/maija.m");
    expect(mario.page().locator(".path li")).hasCount(2);
    mario.endorse("Knots");
    maija.showNew();
    expect(maija.page().getByText("1 endorsement")).isVisible();
    mario.takeBackEndorsement("Knots");
  }

  private static void write(PortalVisitor mario, PortalVisitor maija) {
    maija.visit("messages");
    mario.beginMessage(SUBJECT, "1\n< 2");
    mario.page().reload();
    expect(mario.page().locator(".chip")).containsText("Maija");
    mario.addRecipient("jan");
    mario.send();
    maija.showNew();
    maija.open(SUBJECT, "1\n< 2");
    maija.reply("Gladly");
    mario.showReply();
    mario.expectReply("Gladly");
    maija.deleteMessage(SUBJECT);
    maija.undo();
    maija.expectMessage(SUBJECT);
  }

  private static void part(PortalVisitor mario) {
    mario.visit("people/maija.m").block();
    mario.unblock();
    mario.endFriendship();
    mario.undo();
    mario.expectFriend();
  }

  @Exhaustive
  @Test
  @DisplayName("of two people who meet, and each sees everything")
  void wholeTogether() throws Exception {
    try (PortalVisitor amara = visitor(site, 1_280);
        PortalVisitor hana = visitor(site, 1_280)) {
      amara.signIn("amara.okafor");
      hana.signIn("hana.kim");
      befriendByPath(amara, hana);
      talkLive(amara, hana);
      changeLive(amara, hana);
      for (PortalVisitor each : new PortalVisitor[] {amara, hana}) {
        each.signOut();
        each.expectNoProblem();
      }
    }
  }

  /** Her gadgets are there as soon as they are friends. */
  private static void befriendByPath(PortalVisitor amara, PortalVisitor hana) {
    String dismissed = amara.dismissSuggestion();
    amara.find("hana", "Hana Kim");
    amara.followPath("Hana Kim");
    amara.visit("people/hana.kim").befriend();
    hana.accept("Amara Okafor");
    amara.expectFriend();
    expect(GadgetPortal.own(amara.page(), "groups").locator("h2").first()).hasText("Groups");
    amara.visit("settings").expectDismissed(dismissed);
  }

  private static void talkLive(PortalVisitor amara, PortalVisitor hana) {
    amara.visit("").post(POST);
    hana.showNew();
    hana.expectPost(POST);
    hana.comment("Indeed");
    amara.expectComment("Indeed");
    hana.visit("messages");
    amara.visit("people/hana.kim").endorse("Korean");
    amara.beginMessage(SUBJECT, "1\n< 2");
    amara.send();
    hana.showNew();
    hana.open(SUBJECT, "1\n< 2");
    hana.reply("Gladly");
    amara.showReply();
    amara.expectReply("Gladly");
  }

  private static void changeLive(PortalVisitor amara, PortalVisitor hana) throws Exception {
    amara.visit("people/hana.kim");
    hana.visit("people/@me").changeTown("Turku");
    amara.showNew();
    expect(amara.page().locator(".profile")).containsText("Turku");
    hana.addPicture("Harbour");
    hana.visit("groups/night-sky").join();
    hana.visit("gadgets").addGadget();
    amara.visit("people/tomasz.zielinski").block();
  }

  @Exhaustive
  @ParameterizedTest(name = "at {0} px")
  @ValueSource(ints = {1_280, 390})
  @DisplayName("of one person who sees everything")
  void alone(int width) throws Exception {
    try (PortalVisitor amara = visitor(site, width)) {
      walk(amara);
    }
  }

  @Exhaustive
  @Test
  @DisplayName("of one person who sees everything in Firefox")
  void inFirefox() throws Exception {
    Browser.NewContextOptions looks = new Browser.NewContextOptions().setViewportSize(1_280, 844);
    try (Firefox firefox = Firefox.start();
        PortalVisitor amara = new PortalVisitor(site, firefox.page(looks))) {
      walk(amara);
    }
  }

  private static void walk(PortalVisitor amara) throws Exception {
    amara.signIn("amara.okafor");
    meetPeople(amara);
    talk(amara);
    change(amara);
    amara.visit("gadgets").addGadget();
    amara.signOut();
    amara.expectNoProblem();
  }

  private static void meetPeople(PortalVisitor amara) {
    amara.accept("Jonas Weber");
    String dismissed = amara.dismissSuggestion();
    amara.find("hana", "Hana Kim");
    amara.befriend();
    amara.followPath("Hana Kim");
    amara.visit("people/tomasz.zielinski").block();
    amara.visit("settings").expectDismissed(dismissed);
  }

  private static void talk(PortalVisitor amara) {
    amara.visit("").post(POST);
    amara.comment("Indeed");
    amara.visit("people/leila.haddad").endorse("Arabic");
    amara.beginMessage(SUBJECT, "1\n< 2");
    amara.send();
    amara.visit("messages").open("Hello again", GREETING);
    amara.reply("Yes");
    amara.visit("groups").acceptInvitation("Rooftop gardens");
    amara.visit("groups/night-sky").join();
  }

  private static void change(PortalVisitor amara) throws Exception {
    amara.visit("people/@me").changeTown("Turku");
    amara.addPicture("Harbour");
  }

  private static PortalVisitor visitor(GadgetPortal site, int width) {
    Browser.NewContextOptions looks = new Browser.NewContextOptions().setViewportSize(width, 844);
    return new PortalVisitor(site, site.portal().newPage(looks));
  }
}
