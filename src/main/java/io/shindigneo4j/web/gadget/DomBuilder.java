package io.shindigneo4j.web.gadget;

import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.CDataNode;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.DocumentType;
import org.jsoup.nodes.TextNode;
import org.w3c.dom.DOMException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Makes the DOM that Shindig works on of a {@link HtmlTree}. */
final class DomBuilder {
  private static final Set<String> LOWER_CASE = Set.of("html", "head", "body");

  /** What is in these is text, but without character references. */
  private static final Set<String> RAW_TEXT =
      Set.of("iframe", "noembed", "noframes", "plaintext", "xmp");

  private final Document document;
  private final Namespaces namespaces = new Namespaces();

  private DomBuilder(Document document) {
    this.document = document;
  }

  static Document document(DOMImplementation documents, org.jsoup.nodes.Document tree) {
    Document document = documents.createDocument(null, null, null);
    DomBuilder builder = new DomBuilder(document);
    builder.appendDoctype(documents, tree.documentType());
    builder.append(document, tree.firstElementChild());
    builder.moveComments(tree);
    moveScripts(document.getDocumentElement());
    return document;
  }

  static DocumentFragment fragment(DOMImplementation documents, List<org.jsoup.nodes.Node> nodes) {
    Document document = documents.createDocument(null, null, null);
    DocumentFragment fragment = document.createDocumentFragment();
    DomBuilder builder = new DomBuilder(document);
    nodes.forEach(node -> builder.append(fragment, node));
    return fragment;
  }

  private void appendDoctype(DOMImplementation documents, DocumentType type) {
    if (type != null) {
      document.appendChild(
          documents.createDocumentType(
              "html",
              CharacterReferences.written(type.publicId()),
              CharacterReferences.written(type.systemId())));
    }
  }

  /** Comments beside the root come into it, for Shindig keeps nothing else. */
  private void moveComments(org.jsoup.nodes.Document tree) {
    Node root = document.getDocumentElement();
    Node next = root.getFirstChild();
    for (org.jsoup.nodes.Node node : tree.childNodes()) {
      if (node instanceof Comment comment) {
        root.insertBefore(comment(comment), next);
      } else if (node instanceof org.jsoup.nodes.Element) {
        next = null;
      }
    }
  }

  private static void moveScripts(Element html) {
    Node head = child(html, "head");
    Node body = child(html, "body");
    if (head == null || body == null) {
      return;
    }
    Node first = body.getFirstChild();
    for (Node node = head.getFirstChild(), next; node != null; node = next) {
      next = node.getNextSibling();
      if (node.getNodeName().equalsIgnoreCase("script")) {
        body.insertBefore(node, first);
      }
    }
  }

  private static Node child(Node parent, String name) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node.getNodeName().equals(name)) {
        return node;
      }
    }
    return null;
  }

  private void append(Node parent, org.jsoup.nodes.Node node) {
    if (node instanceof org.jsoup.nodes.Element element) {
      appendElement(parent, element);
    } else if (node instanceof CDataNode text) {
      String content = CharacterReferences.written(text.getWholeText());
      parent.appendChild(document.createTextNode(CharacterReferences.escaped(content)));
    } else if (node instanceof TextNode text) {
      parent.appendChild(document.createTextNode(content(text)));
    } else if (node instanceof DataNode data) {
      parent.appendChild(document.createTextNode(CharacterReferences.written(data.getWholeData())));
    } else if (node instanceof Comment comment) {
      parent.appendChild(comment(comment));
    }
  }

  private Node comment(Comment comment) {
    return document.createComment(CharacterReferences.written(comment.getData()));
  }

  private static String content(TextNode text) {
    org.jsoup.nodes.Element parent = text.parent();
    return parent != null && RAW_TEXT.contains(parent.normalName())
        ? CharacterReferences.written(text.getWholeText())
        : text.getWholeText();
  }

  /** An element without a name of XML leaves its content. */
  private void appendElement(Node parent, org.jsoup.nodes.Element element) {
    namespaces.enter(element);
    Element made = element(element);
    if (made != null) {
      parent.appendChild(made);
      element.attributes().forEach(attribute -> setAttribute(made, attribute));
    }
    Node target = made == null ? parent : made;
    element.childNodes().forEach(node -> append(target, node));
    namespaces.leave(element);
  }

  private Element element(org.jsoup.nodes.Element element) {
    String normal = element.normalName();
    String name = LOWER_CASE.contains(normal) ? normal : element.tagName();
    try {
      String namespace = namespaces.ofElement(name);
      return namespace == null
          ? document.createElement(name)
          : document.createElementNS(namespace, name);
    } catch (DOMException e) {
      return null;
    }
  }

  private void setAttribute(Element element, Attribute attribute) {
    String name = attribute.getKey();
    String value = CharacterReferences.resolved(attribute.getValue());
    try {
      String namespace = namespaces.ofAttribute(name);
      if (namespace == null) {
        element.setAttribute(name, value);
      } else {
        element.setAttributeNS(namespace, name, value);
      }
    } catch (DOMException e) {
      // no name of XML: left out
    }
  }
}
