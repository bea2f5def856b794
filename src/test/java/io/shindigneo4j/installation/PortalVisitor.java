package io.shindigneo4j.installation;

import static io.shindigneo4j.installation.PortalSite.button;
import static io.shindigneo4j.installation.PortalSite.expect;
import static io.shindigneo4j.installation.PortalSite.settled;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Somebody at the portal, in a browser of their own: what they do, each with what they see of it.
 * Their page is watched all the while.
 */
final class PortalVisitor implements AutoCloseable {
  private final GadgetPortal site;
  private final Page page;
  private final PageWatch watch;

  PortalVisitor(GadgetPortal site, Page page) {
    this.site = site;
    this.page = page;
    this.watch = site.watch(page);
  }

  Page page() {
    return page;
  }

  /** Where the address of the server leads: to the sign-in, then home. */
  PortalVisitor signIn(String person) {
    page.navigate(site.address());
    PortalSite.enter(page, person);
    expect(page).hasURL(site.address() + "/portal/");
    expectPage();
    return this;
  }

  /** Goes to a page by its address. */
  PortalVisitor visit(String below) {
    page.navigate(site.address() + "/portal/" + below);
    expectPage();
    return this;
  }

  /** Settled, and told what happens. */
  private void expectPage() {
    settled(page);
    expect(page.locator(".header .live")).isAttached();
  }

  void signOut() {
    page.getByLabel("Your account").click();
    button(page, "Sign out").click();
    expect(page).hasURL(Pattern.compile(".*/identity/signin\\?.*"));
  }

  /** By the header, with the first letters of a name. */
  void find(String letters, String name) {
    page.locator("#search").fill(letters);
    page.getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName(name)).click();
    expect(page.locator(".profile h1")).hasText(name);
    settled(page);
  }

  void befriend() {
    button(page, "Befriend").click();
    expect(button(page, "Withdraw the request")).isVisible();
  }

  void accept(String name) {
    page.getByLabel("Accept the request of " + name).click();
    expect(page.locator(".toasts")).containsText("You and " + name + " are friends.");
    expect(page.getByLabel("Accept the request of " + name)).hasCount(0);
  }

  void expectFriend() {
    expect(button(page, "End the friendship")).isVisible();
  }

  void endFriendship() {
    button(page, "End the friendship").click();
    expect(button(page, "Befriend")).isVisible();
  }

  void undo() {
    button(page, "Undo").click();
  }

  void block() {
    button(page, "Block").click();
    expect(button(page, "Unblock")).isVisible();
  }

  void unblock() {
    button(page, "Unblock").click();
    expect(button(page, "Block")).isVisible();
  }

  /** Posts what a reload in between has kept. */
  void post(String text) {
    Locator composer = page.getByLabel("What is new?");
    composer.fill(text);
    page.reload();
    expectPage();
    expect(composer).hasValue(text);
    button(page, "Post").click();
    expectPost(text);
    expect(composer).hasValue("");
  }

  /** The newest in the stream. */
  void expectPost(String text) {
    expect(page.locator(".post").first()).containsText(text);
  }

  /** On the newest post. */
  void comment(String text) {
    Locator post = page.locator(".post").first();
    button(post, "Comment").click();
    post.getByLabel("Write a comment").fill(text);
    button(post, "Send").click();
    expect(post.locator(".comment-text")).hasText(text);
  }

  /** On the newest post, which counts it as it comes. */
  void expectComment(String text) {
    Locator post = page.locator(".post").first();
    button(post, "1 comment").click();
    expect(post.locator(".comment-text")).hasText(text);
  }

  /** What has changed since the page was read: a line that brings it. */
  void showNew() {
    button(page, "1 new").click();
  }

  /** The same in an open thread. The list beside it may have such a line of its own. */
  void showReply() {
    button(page.locator(".thread"), "1 new").click();
  }

  void addSkill(String skill) {
    page.getByLabel("A skill").fill(skill);
    button(page, "Add").click();
    expect(page.getByText(skill)).isVisible();
  }

  void endorse(String skill) {
    button(page, "Endorse " + skill).click();
    expect(button(page, "Take back your endorsement of " + skill)).isVisible();
  }

  void takeBackEndorsement(String skill) {
    button(page, "Take back your endorsement of " + skill).click();
    expect(button(page, "Endorse " + skill)).isVisible();
  }

  /** From a profile, to this person. */
  void beginMessage(String subject, String text) {
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Message").setExact(true))
        .click();
    page.getByLabel("Subject").fill(subject);
    page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Text")).fill(text);
  }

  /** To the first whose name begins so. */
  void addRecipient(String letters) {
    int before = page.locator(".chip").count();
    page.locator("#recipient").fill(letters);
    expect(page.locator("#recipients li").first()).isVisible();
    page.keyboard().press("Enter");
    expect(page.locator(".chip")).hasCount(before + 1);
  }

  void send() {
    button(page, "Send").click();
    expect(page.locator(".thread article")).hasCount(1);
  }

  void open(String subject, String text) {
    page.locator(".message", has(subject)).click();
    expect(page.locator(".thread .body").last()).hasText(text);
    expect(page.locator(".message.unread", has(subject))).hasCount(0);
  }

  void reply(String text) {
    int before = page.locator(".thread article").count();
    page.getByLabel("Reply").fill(text);
    button(page, "Send").click();
    expect(page.locator(".thread article")).hasCount(before + 1);
  }

  void expectReply(String text) {
    expect(page.locator(".thread .body").last()).hasText(text);
  }

  void deleteMessage(String subject) {
    page.getByLabel("Delete this message").click();
    expect(page.locator(".message", has(subject))).hasCount(0);
  }

  void expectMessage(String subject) {
    expect(page.locator(".message", has(subject))).hasCount(1);
  }

  void acceptInvitation(String group) {
    button(page, "Accept the invitation into " + group).click();
    expect(page.locator(".toasts")).containsText("You are in " + group);
    Locator named =
        page.locator("main").getByText(group, new Locator.GetByTextOptions().setExact(true));
    named.first().click();
    expect(page.getByText("You are a member.")).isVisible();
  }

  void join() {
    button(page, "Join").click();
    expect(page.getByText("You are a member.")).isVisible();
  }

  /** From the profile of somebody who is no friend: the paths that lead there. */
  void followPath(String name) {
    page.getByText("Show in the explorer").click();
    expect(page.locator("h1")).containsText(name);
    expect(page.locator(".way").first()).containsText(name);
  }

  /**
   * @return the name of who is not suggested any more
   */
  String dismissSuggestion() {
    FrameLocator people = GadgetPortal.own(page, "suggestions");
    String name = people.locator("li .name").first().textContent();
    Locator dismiss = people.getByLabel("Do not suggest " + name);
    dismiss.dispatchEvent("click"); // WebDriver BiDi has no mouse in frames of other origins
    expect(dismiss).hasCount(0);
    return name;
  }

  /** On the page of settings. */
  void expectDismissed(String name) {
    expect(button(page, "Suggest " + name + " again")).isVisible();
  }

  void changeTown(String town) {
    button(page, "Edit your profile").click();
    page.getByLabel("Town").first().fill(town);
    button(page, "Save").click();
    expect(page.locator(".profile")).containsText(town);
  }

  void addPicture(String album) throws IOException {
    button(page, "New album").click();
    page.getByLabel("Title of the album").fill(album);
    page.getByRole(AriaRole.DIALOG).getByText("Add").click();
    page.getByLabel("Add pictures to " + album)
        .setInputFiles(new FilePayload("dot.png", "image/png", GadgetSite.image()));
    page.locator(".list > li", has(album)).locator(".picture").click();
    expect(page.locator(".enlarged")).isVisible();
    button(page.getByRole(AriaRole.DIALOG), "Close").click();
  }

  /** One of another site. */
  void addGadget() {
    expect(site.add(page, "neighbour.xml").locator("#secret")).hasText("secret of the neighbour");
  }

  void expectNoProblem() {
    watch.expectNoProblem();
  }

  private static Page.LocatorOptions has(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  @Override
  public void close() {
    page.context().close();
  }
}
