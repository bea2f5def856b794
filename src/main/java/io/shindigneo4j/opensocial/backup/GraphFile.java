package io.shindigneo4j.opensocial.backup;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file with a graph: a header, nodes, relationships, corrections of these, and an end. Of several
 * lines about the same node or relationship the last one holds. What is in memory are numbers for
 * the nodes and for what has been corrected. For one thread.
 */
public final class GraphFile {

  private static final long ALL = Long.MAX_VALUE;

  private final Path path;
  private final FileLimits limits;
  private final long last;
  private final Corrections corrections = new Corrections();
  private FileHeader header;
  private FileEnd end;

  /** Takes what the file has, with its line. */
  interface Visitor<T> {
    void visit(T entity, FileLine line);
  }

  private GraphFile(Path path, FileLimits limits, long last) {
    this.path = path;
    this.limits = limits;
    this.last = last;
  }

  /**
   * Reads a whole file, to be sure that it is complete and as it was written.
   *
   * @throws GraphFileException if it is not
   */
  static GraphFile verified(Path path) throws IOException {
    return verified(path, FileLimits.DEFAULT);
  }

  static GraphFile verified(Path path, FileLimits limits) throws IOException {
    GraphFile file = new GraphFile(path, limits, ALL);
    long lines = file.readCorrections();
    if (file.end == null) {
      throw new GraphFileException(lines, "the file is cut off: its end is missing");
    }
    if (!file.summary().equals(file.end.summary())) {
      throw new GraphFileException(lines, "the file has not as much as it says here");
    }
    return file;
  }

  /**
   * What a file has that is being written.
   *
   * @param lines how many have been written
   */
  static GraphSummary summary(Path path, long lines) throws IOException {
    GraphFile file = new GraphFile(path, FileLimits.DEFAULT, lines);
    file.readCorrections();
    return file.summary();
  }

  public FileHeader header() {
    return header;
  }

  /** What the file has. */
  public GraphSummary content() {
    return end.summary();
  }

  private LineReader open() throws IOException {
    return LineReader.open(path, limits, last);
  }

  /** Reads header and end, and what is corrected. Returns the number of the last line. */
  private long readCorrections() throws IOException {
    try (LineReader lines = open()) {
      FileLine first = lines.next();
      if (first == null || first.kind() != LineKind.HEADER) {
        throw new GraphFileException(1, "no header of an exported graph");
      }
      header = FileHeader.of(LineFields.parse(first));
      long number = first.number();
      boolean correcting = false;
      for (FileLine line = lines.next(); line != null; line = lines.next()) {
        number = line.number();
        requireAllowed(line, correcting);
        correcting |= line.kind() == LineKind.CORRECTIONS;
        if (line.kind() == LineKind.END) {
          readEnd(line, lines.sha256());
        } else if (correcting) {
          addCorrection(line);
        }
      }
      return number;
    }
  }

  private void requireAllowed(FileLine line, boolean correcting) {
    if (end != null) {
      throw new GraphFileException(line.number(), "something comes after the end");
    }
    boolean allowed =
        switch (line.kind()) {
          case NODE, RELATIONSHIP -> true;
          case HEADER -> false;
          case CORRECTIONS -> !correcting;
          case GONE, END -> correcting;
        };
    if (!allowed) {
      throw new GraphFileException(line.number(), "a line that does not belong here");
    }
  }

  private void readEnd(FileLine line, String sha256) {
    end = FileEnd.of(LineFields.parse(line));
    if (!sha256.equals(end.sha256())) {
      throw new GraphFileException(
          line.number(), "the lines before are not as they were written: their SHA-256 differs");
    }
  }

  private void addCorrection(FileLine line) {
    switch (line.kind()) {
      case NODE -> corrections.addNode(FileNode.of(LineFields.parse(line)).id(), line.number());
      case RELATIONSHIP ->
          corrections.addRelationship(
              FileRelationship.of(LineFields.parse(line)).id(), line.number());
      case GONE -> addTombstone(Tombstone.of(LineFields.parse(line)), line.number());
      case HEADER, CORRECTIONS, END -> {} // no entities
    }
  }

  private void addTombstone(Tombstone gone, long line) {
    if (gone.ofNode()) {
      corrections.addNode(gone.id(), line);
    } else {
      corrections.addRelationship(gone.id(), line);
    }
  }

  /** Gives all nodes to a visitor. */
  void nodes(Visitor<FileNode> visitor) throws IOException {
    visit(
        LineKind.NODE,
        line -> {
          FileNode node = FileNode.of(LineFields.parse(line));
          if (corrections.isLastOfNode(node.id(), line.number())) {
            visitor.visit(node, line);
          }
        });
  }

  /** Gives all relationships to a visitor. */
  void relationships(Visitor<FileRelationship> visitor) throws IOException {
    visit(
        LineKind.RELATIONSHIP,
        line -> {
          FileRelationship relationship = FileRelationship.of(LineFields.parse(line));
          if (corrections.isLastOfRelationship(relationship.id(), line.number())) {
            visitor.visit(relationship, line);
          }
        });
  }

  private interface LineVisitor {
    void visit(FileLine line);
  }

  private void visit(LineKind kind, LineVisitor visitor) throws IOException {
    try (LineReader lines = open()) {
      for (FileLine line = lines.next(); line != null; line = lines.next()) {
        if (line.kind() == kind) {
          visitor.visit(line);
        }
      }
    }
  }

  private static void requireOfGraph(FileNode node, FileLine line) {
    if (node.isOfDatabase()) {
      throw new GraphFileException(line.number(), "a node that is of the database, not the graph");
    }
    if (node.labels().contains("")) {
      throw new GraphFileException(line.number(), "a label without a name");
    }
  }

  /** Counts what the file has; each relationship must have its nodes. */
  private GraphSummary summary() throws IOException {
    GraphCounter counter = new GraphCounter();
    LongLongMap hashes = new LongLongMap();
    nodes(
        (node, line) -> {
          requireOfGraph(node, line);
          long hash = counter.node(node.labels(), node.properties());
          if (!hashes.put(node.id(), hash)) {
            throw new GraphFileException(line.number(), "a second node with this id");
          }
        });
    relationships(
        (relationship, line) -> {
          if (!hashes.contains(relationship.start()) || !hashes.contains(relationship.end())) {
            throw new GraphFileException(line.number(), "a relationship without its nodes");
          }
          if (relationship.type().isEmpty()) {
            throw new GraphFileException(line.number(), "a relationship without a type");
          }
          counter.relationship(
              relationship.type(),
              hashes.get(relationship.start(), 0),
              hashes.get(relationship.end(), 0),
              relationship.properties());
        });
    return counter.summary();
  }

  /** Which of the lines about a node or a relationship is the last. For one thread. */
  private static final class Corrections {

    private static final long NONE = 0;

    /** Numbers of lines by ids, of what has been corrected. */
    private final LongLongMap nodes = new LongLongMap();

    private final LongLongMap relationships = new LongLongMap();

    void addNode(long id, long line) {
      nodes.put(id, line);
    }

    void addRelationship(long id, long line) {
      relationships.put(id, line);
    }

    /** Whether no later line replaces this one. */
    boolean isLastOfNode(long id, long line) {
      long last = nodes.get(id, NONE);
      return last == NONE || last == line;
    }

    /** Whether no later line replaces this one. */
    boolean isLastOfRelationship(long id, long line) {
      long last = relationships.get(id, NONE);
      return last == NONE || last == line;
    }
  }
}
